/** Why a part of a problem is there, in words: `rule "No pools" at r1c1 (puzzle.ecp:12:3)`. */
import type { Origin } from "@ecp/compiler";
import type { Loaded } from "../input/load.js";
import { placeOf } from "./print-diagnostics.js";

export function originText({ rule, what, at, span }: Origin, host: Loaded["host"]): string {
  const words = [rule === undefined ? undefined : `rule "${rule}"`, what, ...at];
  return [...words.filter((part) => part !== undefined), `(${placeOf(span, host.sources)})`].join(" ");
}
