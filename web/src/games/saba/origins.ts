import placeTable from "@games/saba/data/places.csv?raw";
import { type Origin, originNamed, type Tally, tallied, together } from "@/lib/printed/origin";
import { rowsOf } from "@/lib/printed/tables";

const ROWS = rowsOf(placeTable);
const PLACES = ROWS.map(({ status }) => originNamed(status));

/** How many places each column has, from the centre to the right. */
export const columns = (): number[] => {
  const counts: number[] = [];
  for (const { x } of ROWS) if (Number(x) >= 0) counts[Number(x)] = (counts[Number(x)] ?? 0) + 1;
  return counts;
};

/** Where the places of the necklace lie. */
export const placesOrigin = (): Origin => together(PLACES);
export const allOrigins = (): Origin[] => PLACES;
export const tally = (): Tally => tallied(PLACES);
