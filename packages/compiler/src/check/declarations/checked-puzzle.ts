/** A puzzle with its types, and what checking its instances needs to know of it. */
import type { TypedPuzzle } from "../../typed.js";
import type { Context } from "../types/context.js";
import type { Families } from "./item-families.js";

export interface CheckedPuzzle {
  readonly puzzle: TypedPuzzle;
  readonly context: Context;
  readonly families: Families;
}
