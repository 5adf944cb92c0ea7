import placeTable from "@games/saba/data/places.csv?raw";
import { type Origin, originNamed, type Tally, tallied, together } from "@/lib/printed/origin";
import { rowsOf } from "@/lib/printed/tables";

const PLACES = rowsOf(placeTable).map(({ status }) => originNamed(status));

/** Where the places of the necklace lie. */
export const placesOrigin = (): Origin => together(PLACES);
export const allOrigins = (): Origin[] => PLACES;
export const tally = (): Tally => tallied(PLACES);
