/** The places named by the arguments of items and options, for motions of the board (symmetry/option-keys.ts). */

import type { Place } from "../../ground.js";
import { type PlaceSort, placeSorts } from "../../vocabulary/sorts.js";
import { describeValue, type Known } from "../value.js";

export function placeOnBoard(value: Known): Place {
  if (typeof value === "number") return value;
  if (typeof value === "object") {
    if (value.kind === "element" && isMoved(value.family.sort))
      return { sort: value.family.sort, element: value.index };
    if (value.kind === "set") return { ordered: false, of: value.items.map(placeOnBoard) };
    if (value.kind === "list") return { ordered: true, of: value.items.map(placeOnBoard) };
  }
  return describeValue(value);
}

const isMoved = (sort: string): sort is PlaceSort | "line" =>
  sort === "line" || placeSorts.some((place) => place === sort);
