/** Lines of a file in which a player's answer stands; an export without an answer leaves them empty. */
import { digits, either, sign, type Token } from "../codes/token.js";
import { placeAt } from "../cursor.js";
import { answerOf } from "../genre.js";
import { type Draft, draftLayer, HOLE, type Value } from "../givens.js";
import type { Meaning } from "../meaning.js";
import { linkCells, linkEdges, onCells, onEdges, onLinks, type Places } from "../places.js";
import type { Field } from "./field.js";
import { bordersInside, regionsOf } from "./regions/division.js";
import { words } from "./values.js";

const anyWord: Token = {
  read: (text, at) => ({ value: text.slice(at), length: text.length - at }),
  write: String,
};

/**
 * The values of a layer in the answer. Each word without a value in `read` is a player's mark, and is ignored. The player does not write again
 * what is printed.
 */
const answered = (
  layer: string,
  read: (word: Value) => Value | undefined,
  write: (value: Value) => Value | undefined = (value) => value,
): Meaning => ({
  layers: [answerOf(layer)],
  take: (word) => {
    const said = read(word);
    return said === undefined ? {} : { [answerOf(layer)]: said };
  },
  give: (at) => {
    const value = at(answerOf(layer));
    return value === undefined || at(layer) !== undefined ? undefined : write(value);
  },
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

/** Any sign by a table; of several signs for one value the first is written. */
export const signWords = (layer: string, table: Readonly<Record<string, Value>>): Field =>
  words(
    anyWord,
    answered(
      layer,
      (word) => table[String(word)],
      (value) => Object.keys(table).find((sign) => table[sign] === value),
    ),
  );

/** `#` is yes. */
export const shadedWords = (layer: string): Field => signWords(layer, { "#": true });

/** A number that the player wrote; `nothing`: the word where he wrote none. */
export const numberAnswerWords = (layer: string, nothing = "."): Field =>
  words(
    anyWord,
    answered(layer, (word) => (/^\d+$/.test(String(word)) ? Number(word) : undefined)),
    onCells,
    nothing,
  );

/** The same where a clue says what stands in its cell: the player leaves these cells empty. */
export const besideClues = (answer: Field, layer: string, clue = "clue"): Field => ({
  ...answer,
  read(cursor, draft) {
    const problem = answer.read(cursor, draft);
    const found = draftLayer(draft, answerOf(layer));
    for (const [cell, value] of draftLayer(draft, clue).entries())
      if (value !== undefined && value !== "?") found[cell] ??= value;
    return problem;
  },
  write(givens) {
    const clues = givens.layers.get(clue) ?? [];
    const found = givens.layers.get(answerOf(layer)) ?? [];
    const left = found.map((value, cell) => ((clues[cell] ?? "?") === "?" ? value : undefined));
    return answer.write({ ...givens, layers: new Map(givens.layers).set(answerOf(layer), left) });
  },
});

/** Lines on links or edges: 1 is one, for bridges 2 are two, and less than 1 a mark; so is a letter behind it, a direction. */
export const lineWords = (layer: string, kind: "yes" | "number" = "yes", places: Places = onLinks): Field =>
  words(
    anyWord,
    answered(
      layer,
      (word) => {
        const [, count] = /^([1-9]\d*)[udlr]?$/.exec(String(word)) ?? [];
        return count === undefined ? undefined : kind === "yes" ? true : Number(count);
      },
      Number,
    ),
    places,
    "0",
  );

/** Lines on links, in a file that has places for lines out of the board too: those say nothing, and are written where `gate` has a value. */
export const lineWordsWithRim = (layer: string, gate?: string): Field => {
  const field = lineWords(layer, "yes", onEdges);
  const name = answerOf(layer);
  return {
    read(cursor, draft) {
      const problem = field.read(cursor, draft);
      const told = draft.layers.get(name) ?? [];
      draft.layers.set(
        name,
        linkEdges(draft).map((edge) => told[edge]),
      );
      return problem;
    },
    write(givens) {
      const told: Value[] = [];
      linkEdges(givens).forEach((edge, link) => {
        const value = givens.layers.get(name)?.[link];
        if (value !== undefined) told[edge] = value;
      });
      if (gate !== undefined && told.length > 0)
        for (const [edge, value] of (givens.layers.get(gate) ?? []).entries())
          if (value !== undefined) told[edge] = true;
      return field.write({ ...givens, layers: new Map([[name, told]]) });
    },
  };
};

const BORDERS = "borders";

/** The cells that are not divided. */
function outside({ layers, rows, columns }: Draft, divided: string | undefined): (Value | undefined)[] {
  const holes = layers.get(HOLE) ?? [];
  const inside = divided === undefined ? undefined : (layers.get(divided) ?? []);
  return Array.from(
    { length: rows * columns },
    (_, cell) => holes[cell] === true || (inside !== undefined && inside[cell] !== true),
  );
}

/**
 * Borders that the player drew: the regions between them. On edges the file has those round the board too. `on`: the layer of the cells that
 * are divided, where not all are. `dividing`: each border has to divide, and a cell beside one that ends inside a region is a region by itself.
 */
export const borderAnswerWords = (
  layer: string,
  places: Places = onLinks,
  on?: string,
  dividing = false,
): Field => {
  const name = answerOf(layer);
  const field = words(
    anyWord,
    answered(BORDERS, (word) => (word === "1" || word === "2" ? 1 : undefined)),
    places,
    "0",
  );
  const drawn = answerOf(BORDERS);
  const elements = (size: Pick<Draft, "rows" | "columns">): readonly number[] =>
    places === onEdges ? linkEdges(size) : [...linkCells(size).keys()];
  return {
    read(cursor, draft) {
      const problem = field.read(cursor, draft);
      const borders = draft.layers.get(drawn) ?? [];
      const at = elements(draft);
      draft.layers.delete(drawn);
      const onLinks = at.map((element) => borders[element]);
      const walls = outside(draft, on);
      const board = { ...draft, layers: new Map([[HOLE, walls]]) };
      const regions = [...regionsOf(board, { room: layer, wall: HOLE }, onLinks)];
      const ends = linkCells(draft);
      const loose = dividing ? bordersInside(draft, regions, onLinks) : [];
      for (const cell of loose.flatMap((link) => ends[link] ?? [])) regions[cell] = regions.length + cell;
      draft.layers.set(name, regions);
      return problem;
    },
    write(givens) {
      const regions = givens.layers.get(name);
      const at = elements(givens);
      const borders: Value[] = [];
      linkCells(givens).forEach(([x, y], link) => {
        if (regions !== undefined && regions[x] !== regions[y]) borders[at[link] ?? -1] = 1;
      });
      return field.write({ ...givens, layers: new Map([[drawn, borders]]) });
    },
  };
};

/** Borders that the player drew round the regions of a layer that leaves cells out: which of the stretches between them are regions they do not say. */
export const borderMarkWords = (layer: string): Field => ({
  read: ignoredWords(onLinks, "0").read,
  write: borderAnswerWords(layer).write,
});

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
    // A clue may stand on a shaded cell.
    give: (at) => meaning.give(at) ?? (at(shaded) === true ? "#" : undefined),
  });
};
