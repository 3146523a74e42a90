/**
 * A legend template against a symbol: `{d}\{a}` and `13\4`. The whole symbol must fit. Ways in which no hole is empty come first, then those with
 * the fewest empty holes; more than one of the best is an ambiguity. Symbols are a few characters long, so all ways are tried.
 */
import type { VariableId } from "../../typed.js";

export type TemplateParts = readonly (string | { readonly hole: VariableId; readonly name: string })[];

/** The text in each hole; "" where it is empty. */
export type Filling = ReadonlyMap<VariableId, string>;

/** The best fillings in which `fits` accepts every hole that is not empty. */
export function fitTemplate(
  parts: TemplateParts,
  text: string,
  fits: (hole: VariableId, text: string) => boolean,
): { readonly empty: number; readonly fillings: readonly Filling[] } {
  const found: Filling[] = [];
  const walk = (part: number, from: number, filling: Filling): void => {
    const here = parts[part];
    if (here === undefined) {
      if (from === text.length) found.push(filling);
    } else if (typeof here === "string") {
      if (text.startsWith(here, from)) walk(part + 1, from + here.length, filling);
    } else
      for (let to = from; to <= text.length; to++) {
        const held = text.slice(from, to);
        const before = filling.get(here.hole);
        if (before !== undefined && before !== held) continue;
        if (held === "" || fits(here.hole, held)) walk(part + 1, to, new Map(filling).set(here.hole, held));
      }
  };
  walk(0, 0, new Map());
  const emptyHoles = (filling: Filling): number => [...filling.values()].filter((held) => held === "").length;
  const empty = Math.min(...found.map(emptyHoles));
  return { empty, fillings: found.filter((filling) => emptyHoles(filling) === empty) };
}
