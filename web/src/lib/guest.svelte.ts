import { house } from "./house";
import type { Me } from "./wire/protocol";

/** The guest on this device: a name, kept by the house under a signed cookie. */
class Guest {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.me ??= await house.me();
  }
  async rename(name: string): Promise<void> {
    this.me = await house.rename(name);
  }
}
export const guest = new Guest();
