/** What keeps this device from keeping games. */
class Trouble {
  storage = $state<"refused" | "full" | null>(null);
}
export const trouble = new Trouble();
