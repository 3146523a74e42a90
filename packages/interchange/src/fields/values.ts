/** Values at the places of a board: the field that most genres are made of, in addresses (by a code) and in files (by words). */
import type { Code } from "../codes/code.js";
import type { Token } from "../codes/token.js";
import { type Cursor, cutOff, nextLine, placeAt } from "../cursor.js";
import { answeredLayer } from "../genre.js";
import { type Draft, draftLayer, type Givens, type Layer, type Value } from "../givens.js";
import type { Meaning } from "../meaning.js";
import { onCells, type Part, type Places } from "../places.js";
import type { Problem, Result } from "../problem.js";
import type { Field } from "./field.js";
import { cellName } from "./regions/division.js";

/** The values of a part, spelled by a code. */
export function coded(code: Code, meaning: Meaning, places: Places = onCells): Field {
  return {
    read(cursor, draft) {
      for (const part of places(draft)) {
        const start = cursor.at;
        const read = code.read(cursor, part.height * part.width);
        if ("problem" in read) return read.problem;
        const problem = takeAll(
          read.value,
          part,
          meaning,
          draft,
          places === onCells,
          placeAt(cursor, start, cursor.at),
        );
        if (problem !== undefined) return problem;
      }
      return undefined;
    },
    write(givens) {
      let text = "";
      for (const part of places(givens)) {
        const written = code.write(giveAll(part, meaning, givens));
        if ("refused" in written) return notInFormat(givens, written.refused, meaning);
        text += written.value;
      }
      return { value: text };
    },
  };
}

/** Lines of words; `nothing` is the word for a place without a value. */
export function words(token: Token, meaning: Meaning, places: Places = onCells, nothing = "."): Field {
  return {
    read(cursor, draft) {
      // An answer of which nothing is said is one too: nothing of it is there.
      for (const layer of meaning.layers) if (answeredLayer(layer) !== undefined) draftLayer(draft, layer);
      for (const part of places(draft)) {
        const problem = readRows(cursor, draft, part, token, meaning, nothing, places);
        if (problem !== undefined) return problem;
      }
      return undefined;
    },
    write(givens) {
      let text = "";
      for (const part of places(givens)) {
        const rows = giveAll(part, meaning, givens).map((value) =>
          value === undefined ? nothing : token.write(value),
        );
        const bad = rows.indexOf(undefined);
        if (bad >= 0) {
          const value = giveAll(part, meaning, givens)[bad];
          return notInFormat(givens, String(value), meaning);
        }
        for (let row = 0; row < part.height; row++)
          text += `${rows.slice(row * part.width, (row + 1) * part.width).join(" ")} \n`;
      }
      return { value: text };
    },
  };
}

function readRows(
  cursor: Cursor,
  draft: Draft,
  part: Part,
  token: Token,
  meaning: Meaning,
  nothing: string,
  places: Places,
): Problem | undefined {
  for (let row = 0; row < part.height; row++) {
    const read = lineOfWords(cursor, part.width);
    if ("problem" in read) return read.problem;
    const { words: found } = read.value;
    for (const [column, word] of found.entries()) {
      if (word.text === nothing) continue;
      const value = token.read(word.text, 0);
      const at = placeAt(cursor, word.start, word.start + word.text.length);
      if (value === undefined || value.length < word.text.length)
        return { kind: "unreadable", what: word.text, at };
      const element = part.first + row * part.width + column;
      const problem = takeAt(value.value, element, meaning, draft, places === onCells, at);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

interface Words {
  readonly words: readonly { readonly text: string; readonly start: number }[];
}

/** A line of exactly `width` words. A line of none may be missing at the end, where white space is lost. */
export function lineOfWords(cursor: Cursor, width: number): Result<Words> {
  const line = nextLine(cursor) ?? (width === 0 ? { text: "", start: cursor.at } : undefined);
  if (line === undefined) return { problem: cutOff(cursor, "the lines of the board") };
  const found = [...line.text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    start: line.start + match.index,
  }));
  const end = line.start + line.text.length;
  if (found.length < width) {
    const what = `${width - found.length} of ${width} values of a line`;
    return { problem: { kind: "cut-off", what, at: placeAt(cursor, end, end) } };
  }
  const [over] = found.slice(width);
  if (over !== undefined) return { problem: { kind: "left-over", at: placeAt(cursor, over.start, end) } };
  return { value: { words: found } };
}

function takeAll(
  values: Layer,
  part: Part,
  meaning: Meaning,
  draft: Draft,
  isCells: boolean,
  at: { readonly start: number; readonly end: number },
): Problem | undefined {
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue;
    const problem = takeAt(value, part.first + index, meaning, draft, isCells, at);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

export function takeAt(
  value: Value,
  element: number,
  meaning: Meaning,
  draft: Draft,
  isCells: boolean,
  at: { readonly start: number; readonly end: number },
): Problem | undefined {
  const filling = meaning.take(value, draft);
  if (filling === undefined) {
    const range = meaning.range === undefined || value === "?" ? "" : `, where ${meaning.range(draft)}`;
    const what = sayValue(value, meaning) + where(draft, element, isCells) + range;
    return { kind: "not-in-class", puzzle: draft.puzzle, what, at };
  }
  for (const layer of meaning.layers) {
    const values = draftLayer(draft, layer);
    const filled = filling[layer];
    if (filled !== undefined) values[element] = filled;
  }
  return undefined;
}

function giveAll(part: Part, meaning: Meaning, givens: Givens): Layer {
  return Array.from({ length: part.height * part.width }, (_, index) => {
    const element = part.first + index;
    return meaning.give((layer) => givens.layers.get(layer)?.[element]);
  });
}

const given = ({ layers }: Meaning): readonly string[] =>
  layers.filter((layer) => answeredLayer(layer) === undefined);

const sayValue = (value: Value, meaning: Meaning): string =>
  value === "?"
    ? `${given(meaning).join(" and ")} without a number`
    : `${value} for ${given(meaning).join(" or ")}`;

const where = (draft: Draft, element: number, isCells: boolean): string =>
  isCells ? ` at ${cellName(draft, element)}` : "";

const notInFormat = (givens: Givens, what: string, meaning: Meaning): Result<string> => ({
  problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `${meaning.layers.join(" and ")} ${what}` },
});
