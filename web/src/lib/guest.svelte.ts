import { house } from "./house";
import type { Me } from "./wire/protocol";

/** The guest on this device: a name, kept by the house under a signed cookie. */
class Guest {
  me = $state.raw<Me | null>(null);

  private asked: Promise<void> | null = null;

  /** Asks once; everybody who waits gets the same answer. */
  load(): Promise<void> {
    this.asked ??= house.me().then(
      (me) => {
        this.me = me;
      },
      (error) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }
  /** Asks anew: somebody signed in or out. */
  again(): Promise<void> {
    this.asked = null;
    return this.load();
  }
  async rename(name: string): Promise<void> {
    this.me = await house.rename(name);
  }
}
export const guest = new Guest();
