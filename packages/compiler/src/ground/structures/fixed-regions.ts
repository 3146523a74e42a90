/** The regions of a division that an instance fixes: a symbol says that the cell is in a region, and `none` that it is in none. */
import type { LayerData } from "../../ground.js";

/** By cell: whether it is in a region, where the instance says so. */
export const fixedIn = (data: LayerData | undefined, cell: number): boolean | undefined => {
  const datum = data?.values[cell];
  if (datum === undefined) return undefined;
  return typeof datum !== "object" || !("none" in datum);
};
