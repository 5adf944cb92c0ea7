import type { Shape } from "./shapes";

/**
 * What each palace tile looks like: its shape, its floor, and what stands in its garden
 * and its room. Cost and worth are the rules' business and come with the view.
 */
export type Floor = "parquet" | "marble" | "planks";
export type Outdoors = "orange_tree" | "statue" | "fountain";
export type Indoors = "tapestry" | "chandelier" | "mirror";
/** A garden or a room of its own kind, where there is no decoration. */
export type Detail =
  | "green" | "canal" | "kitchen" | "pergola" | "gate"
  | "table" | "steps" | "stores" | "benches" | "gilded"
  | "columns" | "colonnade" | "flags" | "sofas" | "arms" | "council" | "star";

export interface Drawing {
  shape: Shape;
  floor: Floor;
  outdoors: readonly Outdoors[];
  indoors: readonly Indoors[];
  detail?: Detail;
}

type Part = Outdoors | Indoors | Detail;
const OUTDOORS: readonly Part[] = ["orange_tree", "statue", "fountain"];
const INDOORS: readonly Part[] = ["tapestry", "chandelier", "mirror"];
const tile = (shape: Shape, floor: Floor, ...parts: Part[]): Drawing => {
  const detail = parts.find((part): part is Detail => !OUTDOORS.includes(part) && !INDOORS.includes(part));
  return {
    shape,
    floor,
    outdoors: parts.filter((part): part is Outdoors => OUTDOORS.includes(part)),
    indoors: parts.filter((part): part is Indoors => INDOORS.includes(part)),
    ...(detail ? { detail } : {}),
  };
};

export const DRAWINGS: Record<string, Drawing> = {
  P01: tile("XXXX", "marble", "green"),
  P02: tile("XXXX", "marble", "statue", "orange_tree"),
  P03: tile("XXXX", "marble", "fountain", "statue"),
  P04: tile("XXXX", "marble", "fountain", "orange_tree", "canal"),
  P05: tile("IXXX", "planks", "kitchen"),
  P06: tile("IXXX", "planks", "pergola"),
  P07: tile("IXXX", "marble", "gate"),
  P08: tile("IXXX", "marble", "orange_tree"),
  P09: tile("IXXX", "planks", "orange_tree"),
  P10: tile("IXXX", "marble", "statue"),
  P11: tile("IXXX", "parquet", "statue"),
  P12: tile("IXXX", "marble", "fountain"),
  P13: tile("IXXX", "planks", "fountain"),
  P14: tile("IIXX", "marble", "table"),
  P15: tile("IIXX", "marble", "steps"),
  P16: tile("IIXX", "planks", "stores"),
  P17: tile("IIXX", "planks", "benches"),
  P18: tile("IIXX", "parquet", "gilded"),
  P19: tile("IIXX", "marble", "orange_tree"),
  P20: tile("IIXX", "marble", "statue"),
  P21: tile("IIXX", "planks", "tapestry"),
  P22: tile("IIXX", "marble", "mirror"),
  P23: tile("IXIX", "planks", "columns"),
  P24: tile("IXIX", "marble", "colonnade"),
  P25: tile("IXIX", "parquet", "flags"),
  P26: tile("IXIX", "marble", "fountain"),
  P27: tile("IXIX", "parquet", "chandelier"),
  P28: tile("IIIX", "marble", "sofas"),
  P29: tile("IIIX", "planks", "arms"),
  P30: tile("IIIX", "marble", "council"),
  P31: tile("IIIX", "parquet", "tapestry"),
  P32: tile("IIIX", "planks", "tapestry"),
  P33: tile("IIIX", "planks", "chandelier"),
  P34: tile("IIIX", "parquet", "chandelier"),
  P35: tile("IIIX", "planks", "mirror"),
  P36: tile("IIIX", "marble", "mirror"),
  P37: tile("IIII", "marble", "star"),
  P38: tile("IIII", "parquet", "tapestry", "chandelier"),
  P39: tile("IIII", "parquet", "chandelier", "mirror"),
  P40: tile("IIII", "marble", "tapestry", "mirror"),
};
