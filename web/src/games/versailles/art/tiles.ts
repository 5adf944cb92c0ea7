import type { Shape } from "./shapes";

/**
 * What each palace tile looks like: its shape, its floor, and what stands in its garden
 * and its room. Cost and worth are the rules' business and come with the view.
 */
export type Floor = "parquet" | "marble" | "planks";
export type Outdoors = "orange-tree" | "statue" | "fountain";
export type Indoors = "tapestry" | "chandelier" | "mirror";
/** A garden or a room of its own kind, where there is no decoration. */
export type Detail =
  | "green"
  | "canal"
  | "kitchen"
  | "pergola"
  | "gate"
  | "table"
  | "steps"
  | "stores"
  | "benches"
  | "gilded"
  | "columns"
  | "colonnade"
  | "flags"
  | "sofas"
  | "arms"
  | "council"
  | "star";

export interface Drawing {
  shape: Shape;
  floor: Floor;
  outdoors: readonly Outdoors[];
  indoors: readonly Indoors[];
  detail?: Detail;
}

type Part = Outdoors | Indoors | Detail;
const OUTDOORS: readonly Part[] = ["orange-tree", "statue", "fountain"];
const INDOORS: readonly Part[] = ["tapestry", "chandelier", "mirror"];
const tile = (shape: Shape, floor: Floor, ...parts: Part[]): Drawing => {
  const detail = parts.find(
    (part): part is Detail => !OUTDOORS.includes(part) && !INDOORS.includes(part),
  );
  return {
    shape,
    floor,
    outdoors: parts.filter((part): part is Outdoors => OUTDOORS.includes(part)),
    indoors: parts.filter((part): part is Indoors => INDOORS.includes(part)),
    ...(detail ? { detail } : {}),
  };
};

export const DRAWINGS: Record<string, Drawing> = {
  "bowling-green": tile("XXXX", "marble", "green"),
  "orangery-parterre": tile("XXXX", "marble", "statue", "orange-tree"),
  "water-theatre": tile("XXXX", "marble", "fountain", "statue"),
  "grand-canal-basin": tile("XXXX", "marble", "fountain", "orange-tree", "canal"),
  "kitchen-garden": tile("IXXX", "planks", "kitchen"),
  "timber-arcade-walk": tile("IXXX", "planks", "pergola"),
  "belvedere-gate": tile("IXXX", "marble", "gate"),
  "orange-court": tile("IXXX", "marble", "orange-tree"),
  "orange-alley": tile("IXXX", "planks", "orange-tree"),
  "statue-walk": tile("IXXX", "marble", "statue"),
  "statue-grove": tile("IXXX", "parquet", "statue"),
  "small-fountain-court": tile("IXXX", "marble", "fountain"),
  "fountain-terrace": tile("IXXX", "planks", "fountain"),
  "corner-pavilion": tile("IIXX", "marble", "table"),
  "stone-steps": tile("IIXX", "marble", "steps"),
  "service-corner": tile("IIXX", "planks", "stores"),
  "carpenters-corner": tile("IIXX", "planks", "benches"),
  "gilded-corner": tile("IIXX", "parquet", "gilded"),
  "orange-tree-loggia": tile("IIXX", "marble", "orange-tree"),
  "statue-loggia": tile("IIXX", "marble", "statue"),
  "tapestry-corner-salon": tile("IIXX", "planks", "tapestry"),
  "mirror-corner-salon": tile("IIXX", "marble", "mirror"),
  gallery: tile("IXIX", "planks", "columns"),
  "marble-colonnade": tile("IXIX", "marble", "colonnade"),
  "ambassadors-passage": tile("IXIX", "parquet", "flags"),
  "fountain-arcade": tile("IXIX", "marble", "fountain"),
  "chandelier-gallery": tile("IXIX", "parquet", "chandelier"),
  antechamber: tile("IIIX", "marble", "sofas"),
  "guard-room": tile("IIIX", "planks", "arms"),
  "council-room": tile("IIIX", "marble", "council"),
  "tapestry-closet": tile("IIIX", "parquet", "tapestry"),
  "tapestry-salon": tile("IIIX", "planks", "tapestry"),
  "candle-room": tile("IIIX", "planks", "chandelier"),
  "ballroom-wing": tile("IIIX", "parquet", "chandelier"),
  "dressing-room": tile("IIIX", "planks", "mirror"),
  "mirror-cabinet": tile("IIIX", "marble", "mirror"),
  "inner-hall": tile("IIII", "marble", "star"),
  "royal-bedchamber": tile("IIII", "parquet", "tapestry", "chandelier"),
  "hall-of-mirrors": tile("IIII", "parquet", "chandelier", "mirror"),
  "queens-salon": tile("IIII", "marble", "tapestry", "mirror"),
};
