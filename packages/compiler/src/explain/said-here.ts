/** A rule without a title, as it is said at one place: names and printed numbers are put in, `exactly 9 shaded in room b` for `exactly r.count shaded in r`. */
import { isOnCellSets } from "../cell-sets.js";
import type { Element } from "../ground/value.js";
import type { Ground, Origin } from "../ground.js";
import type { LayerId, TypedLayer } from "../typed.js";

/** Its text, and the places of the rule that it does not name. */
export interface SaidHere {
  readonly words: string;
  readonly at: readonly string[];
}

/** `at`: the names of the places, in the order of `origin.at`. */
export function saidHere(ground: Ground, text: string, origin: Origin, at: readonly string[]): SaidHere {
  const bound = boundIn(origin);
  let words = withParameters(ground, text);
  if (bound.length !== at.length) return { words, at };
  const left: string[] = [];
  at.forEach((place, index) => {
    const { name = "", value } = bound[index] ?? {};
    if (name === "" || !isElementOfBoard(value) || !isPlain(place) || isBoundWithin(text, name)) {
      left.push(place);
      return;
    }
    const numbered = withNumbers(ground, words, name, value);
    words = numbered.replaceAll(nameIn(name), place);
    words = words.replaceAll(
      new RegExp(`(?<![\\w.])${place}\\.(\\w+s)(?![\\w.(])`, "gu"),
      `the $1 of ${place}`,
    );
    // A number alone does not say where it stands.
    if (words === numbered) left.push(place);
  });
  return { words, at: left };
}

/** `exactly 2 stars in each row` for `exactly stars_per_line stars in each row`. */
function withParameters({ parameters }: Ground, text: string): string {
  let words = text;
  for (const [name, value] of parameters)
    if (typeof value === "number") words = words.replaceAll(nameIn(name), String(value));
  return words;
}

/** As far as `at` names them. */
const boundIn = ({
  names = [],
  values = [],
}: Origin): readonly { readonly name: string | undefined; readonly value: unknown }[] =>
  values.flatMap((value, index) => (value === undefined ? [] : [{ name: names[index], value }]));

export const isElementOfBoard = (value: unknown): value is Element =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "element";

/** `r.count`: the number that is printed for the element. */
function withNumbers(ground: Ground, words: string, name: string, element: Element): string {
  return words.replaceAll(
    new RegExp(`(?<![\\w.])${name}\\.(\\w+)(?![\\w.(])`, "gu"),
    (access, of: string) => {
      for (const [id, { values }] of ground.data) {
        const layer = ground.puzzle.layers[id];
        if (layer?.role !== "given" || layer.name !== of) continue;
        const datum = values[placeOfDatum(ground, id, layer, element) ?? -1];
        if (typeof datum === "number") return String(datum);
      }
      return access;
    },
  );
}

/** Where the layer has its datum for the element; undefined where it stands on another sort: of a room, the number on cells is that of one of its cells. */
export function placeOfDatum(
  { puzzle, board, sets }: Ground,
  id: LayerId,
  { on }: TypedLayer,
  { family, index }: Element,
): number | undefined {
  const stored = family.stored(index);
  if (isOnCellSets(on))
    return family.sort === on.kind ? sets.get(id)?.keys?.indexOf(family.key?.(index) ?? "") : undefined;
  switch (on.kind) {
    case "row":
    case "column": {
      // Rows are the first lines, and columns follow.
      const before = on.kind === "row" ? 0 : (board?.lines.row.sets.length ?? 0);
      const isThere = stored >= before && stored < before + (board?.lines[on.kind].sets.length ?? 0);
      return family.sort === "line" && isThere ? stored - before : undefined;
    }
    case "of-layer":
      return family.sort === puzzle.layers[on.layer]?.name ? stored : undefined;
    default:
      return family.sort === on.kind ? stored : undefined;
  }
}

const nameIn = (name: string): RegExp => new RegExp(`(?<![\\w.])${name}(?!\\w)`, "gu");

/** A list of cells would make the rule longer than it is. */
const isPlain = (place: string): boolean => /^[^{},=]+$/u.test(place);

/** `x in c.around`; of `each block 2x2`, the name of the sort. */
const isBoundWithin = (text: string, name: string): boolean =>
  /\beach\b/u.test(text) || new RegExp(`(?<![\\w.])${name}(?:, \\w+)* in\\b`, "u").test(text);
