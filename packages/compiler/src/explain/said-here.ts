/** A rule without a title, as it is said at one place: names and printed numbers are put in, `exactly 9 shaded in room b` for `exactly r.count shaded in r`. */
import type { Element } from "../ground/value.js";
import type { Ground, Origin } from "../ground.js";

/** Its text, and the places of the rule that it does not name. */
export interface SaidHere {
  readonly words: string;
  readonly at: readonly string[];
}

/** `at`: the names of the places, in the order of `origin.at`. */
export function saidHere(ground: Ground, text: string, origin: Origin, at: readonly string[]): SaidHere {
  const bound = boundIn(origin);
  if (bound.length !== at.length) return { words: text, at };
  let words = text;
  const left: string[] = [];
  at.forEach((place, index) => {
    const { name = "", value } = bound[index] ?? {};
    if (name === "" || !isElement(value) || !isPlain(place) || isBoundWithin(text, name)) {
      left.push(place);
      return;
    }
    const numbered = withNumbers(ground, words, name, value);
    words = numbered.replaceAll(nameIn(name), place);
    // A number alone does not say where it stands.
    if (words === numbered) left.push(place);
  });
  return { words, at: left };
}

/** As far as `at` names them. */
const boundIn = ({
  names = [],
  values = [],
}: Origin): readonly { readonly name: string | undefined; readonly value: unknown }[] =>
  values.flatMap((value, index) => (value === undefined ? [] : [{ name: names[index], value }]));

const isElement = (value: unknown): value is Element =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "element";

/** `r.count`: the number that is printed for the element. */
function withNumbers(ground: Ground, words: string, name: string, { family, index }: Element): string {
  return words.replaceAll(
    new RegExp(`(?<![\\w.])${name}\\.(\\w+)(?![\\w.(])`, "gu"),
    (access, of: string) => {
      for (const [id, { values }] of ground.data) {
        const layer = ground.puzzle.layers[id];
        if (layer?.role !== "given" || layer.name !== of) continue;
        const datum = values[family.stored(index)];
        if (typeof datum === "number") return String(datum);
      }
      return access;
    },
  );
}

const nameIn = (name: string): RegExp => new RegExp(`(?<![\\w.])${name}(?!\\w)`, "gu");

/** A list of cells would make the rule longer than it is. */
const isPlain = (place: string): boolean => /^[^{},=]+$/u.test(place);

/** `x in c.around`; of `each block 2x2`, the name of the sort. */
const isBoundWithin = (text: string, name: string): boolean =>
  /\beach\b/u.test(text) || new RegExp(`(?<![\\w.])${name}(?:, \\w+)* in\\b`, "u").test(text);
