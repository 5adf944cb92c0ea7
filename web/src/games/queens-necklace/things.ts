/** Names of the things on this table, as the rules name them in an action's path. */
export const stallThing = (place: number) => `market-${place}`;
export const cardThing = (card: string) => `card-${card}`;
export const seatThing = (seat: number) => `seat-${seat}`;
export const gemThing = (gem: string) => `gem-${gem}`;
