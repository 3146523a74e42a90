/** Lines of a file in which a player's answer stands; an export leaves them empty. */
import { digits, either, sign, type Token } from "../codes/token.js";
import { placeAt } from "../cursor.js";
import { answerOf } from "../genre.js";
import { type Draft, draftLayer, type Value } from "../givens.js";
import type { Meaning } from "../meaning.js";
import { linkCells, linkEdges, onCells, onEdges, onLinks, type Places } from "../places.js";
import { regionsBetween } from "./division.js";
import type { Field } from "./field.js";
import { words } from "./values.js";

const anyWord: Token = {
  read: (text, at) => ({ value: text.slice(at), length: text.length - at }),
  write: () => undefined,
};

/** Everything that is not `value` is a player's mark and says nothing. */
const only = (layer: string, value: (word: Value) => Value | undefined): Meaning => ({
  layers: [layer],
  take: (word) => {
    const said = value(word);
    return said === undefined ? {} : { [layer]: said };
  },
  give: () => undefined,
});

/** Marks that say nothing. */
export const ignoredWords = (places: Places = onCells, nothing = "."): Field =>
  words(anyWord, { layers: [], take: () => ({}), give: () => undefined }, places, nothing);

/** Borders that the player drew say nothing; a class has no word for `X`, one that is given. */
export const noGivenBorders: Field = {
  ...ignoredWords(onLinks, "0"),
  read(cursor, draft) {
    const start = cursor.at;
    const given = words(
      anyWord,
      { layers: [], take: (word) => (/X$/.test(String(word)) ? undefined : {}), give: () => undefined },
      onLinks,
      "0",
    );
    const problem = given.read(cursor, draft);
    if (problem?.kind !== "not-in-class") return problem;
    return { ...problem, what: "borders that are given", at: placeAt(cursor, start, cursor.at) };
  },
};

/** `#` is yes. */
export const shadedWords = (layer: string): Field =>
  words(
    anyWord,
    only(answerOf(layer), (word) => (word === "#" ? true : undefined)),
  );

/** Any sign by a table. */
export const signWords = (layer: string, table: Readonly<Record<string, Value>>): Field =>
  words(
    anyWord,
    only(answerOf(layer), (word) => table[String(word)]),
  );

/** A number that the player wrote. */
export const numberAnswerWords = (layer: string): Field =>
  words(
    anyWord,
    only(answerOf(layer), (word) => (/^\d+$/.test(String(word)) ? Number(word) : undefined)),
  );

/** Lines on links or edges: 1 is one, for bridges 2 are two, and less than 1 a mark. */
export const lineWords = (layer: string, kind: "yes" | "number" = "yes", places: Places = onLinks): Field =>
  words(
    anyWord,
    only(answerOf(layer), (word) =>
      /^[1-9]\d*$/.test(String(word)) ? (kind === "yes" ? true : Number(word)) : undefined,
    ),
    places,
    "0",
  );

/** Borders that the player drew: the regions between them. On edges the file has those round the board too. */
export const borderAnswerWords = (layer: string, places: Places = onLinks): Field => {
  const name = answerOf(layer);
  const field = words(
    anyWord,
    only(name, (word) => (word === "1" || word === "2" ? 1 : undefined)),
    places,
    "0",
  );
  return {
    ...field,
    read(cursor, draft) {
      const problem = field.read(cursor, draft);
      const borders = draft.layers.get(name) ?? [];
      const edges = linkEdges(draft);
      const isBorder = (link: number): boolean =>
        borders[places === onEdges ? (edges[link] ?? -1) : link] === 1;
      draft.layers.set(name, regionsBetween(draft, isBorder));
      return problem;
    },
  };
};

/**
 * Lines that lead from things to where they move: for each the cell that it ends on. Behind the field that reads the lines into `layer`,
 * which then holds the ends.
 */
export const movesAlong = (thing: string, layer: string): Field => ({
  read(_, draft) {
    const name = answerOf(layer);
    const lines = draftLayer(draft, name);
    const from = draftLayer(draft, thing);
    const ends = from.map((value, cell) => (value === undefined ? undefined : endOf(draft, lines, cell)));
    draft.layers.set(name, ends);
    return undefined;
  },
  write: () => ({ value: "" }),
});

function endOf(draft: Draft, lines: readonly (Value | undefined)[], start: number): number {
  const links = linkCells(draft).filter((_, link) => lines[link] === true);
  let before = start;
  let cell = start;
  for (;;) {
    const next = links
      .filter((link) => link.includes(cell))
      .map(([x, y]) => (x === cell ? y : x))
      .find((other) => other !== before);
    if (next === undefined || next === start) return cell;
    before = cell;
    cell = next;
  }
}

/** A number or `-` for one that is not printed. */
export const numberWord: Token = either(digits({ base: 10 }), sign("-", "?"));

/** Such numbers, and the player's `#`. */
export const numberOrShadedWords = (meaning: Meaning, layer: string): Field => {
  const shaded = answerOf(layer);
  return words(either(numberWord, sign("#", "#"), sign("+", "+")), {
    ...meaning,
    layers: [...meaning.layers, shaded],
    take: (value, size) =>
      value === "#" ? { [shaded]: true } : value === "+" ? {} : meaning.take(value, size),
  });
};
