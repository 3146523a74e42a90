/**
 * The pieces that there are, in a layer of rows of a table: `name,copies,drawing`. In an address and at the top of a file they are the letter of a
 * set that is known, or their number and each of them; at the bottom of a file the player crosses off those that he has placed.
 */
import { type Cursor, cutOff, nextLine, placeAt } from "../../cursor.js";
import type { Draft, Givens, Value } from "../../givens.js";
import type { Problem, Result } from "../../problem.js";
import type { Field } from "../field.js";
import { type Drawing, keyOfPiece, readPiece, tight, writePiece } from "./drawing.js";
import type { Preset } from "./presets.js";

const MOST_PIECES = 999;

export function stockBody(layer: string, presets: readonly Preset[]): Field {
  return {
    read(cursor, draft) {
      const start = cursor.at;
      const rest = cursor.text.slice(start);
      const [known, key] = /^\/\/(.?)/.exec(rest) ?? [];
      if (known !== undefined) {
        cursor.at += known.length;
        return takeSet(key ?? "", layer, presets, draft, cursor, start);
      }
      const [head, count] = /^\/(\d{1,3})(?=\/|$)/.exec(rest) ?? [];
      if (head === undefined) return cutOff(cursor, "the pieces");
      const pieces = rest
        .slice(head.length + 1)
        .split("/")
        .slice(0, Number(count));
      cursor.at = Math.min(cursor.text.length, start + head.length + pieces.join("/").length + 1);
      if (pieces.length < Number(count)) return cutOff(cursor, `${count} pieces`);
      return takePieces(pieces, layer, presets, draft, cursor, start);
    },
    write: (givens) =>
      written(givens, layer, presets, (known, pieces) =>
        known === undefined ? `/${[String(pieces.length), ...pieces].join("/")}` : `//${known}`,
      ),
  };
}

export function stockLines(layer: string, presets: readonly Preset[]): Field {
  return {
    read(cursor, draft) {
      const start = cursor.at;
      const head = nextLine(cursor)?.text.trim() ?? "";
      if (!/^\d{1,3}$/.test(head)) return takeSet(head, layer, presets, draft, cursor, start);
      const pieces: string[] = [];
      while (pieces.length < Number(head)) {
        const line = nextLine(cursor);
        if (line === undefined) return cutOff(cursor, `${head} pieces`);
        pieces.push(line.text.trim());
      }
      return takePieces(pieces, layer, presets, draft, cursor, start);
    },
    write: (givens) =>
      written(givens, layer, presets, (known, pieces) =>
        known === undefined ? `${[String(pieces.length), ...pieces].join("\n")}\n` : `${known}\n`,
      ),
  };
}

/** None is crossed off. */
export const stockMarks = (layer: string): Field => ({
  read(cursor) {
    nextLine(cursor);
    return undefined;
  },
  write(givens) {
    const count = rowsOf(givens, layer).reduce((sum, { copies }) => sum + copies, 0);
    return { value: `${"0 ".repeat(Math.min(count, MOST_PIECES))}\n` };
  },
});

function takeSet(
  key: string,
  layer: string,
  presets: readonly Preset[],
  draft: Draft,
  cursor: Cursor,
  start: number,
): Problem | undefined {
  const preset = presets.find((each) => each.key === key);
  if (preset !== undefined) return takePieces(preset.pieces, layer, presets, draft, cursor, start);
  const at = placeAt(cursor, start, cursor.at);
  return key === "z"
    ? { kind: "not-in-class", puzzle: draft.puzzle, what: "a board without pieces", at }
    : { kind: "unreadable", what: key, at };
}

function takePieces(
  pieces: readonly string[],
  layer: string,
  presets: readonly Preset[],
  draft: Draft,
  cursor: Cursor,
  start: number,
): Problem | undefined {
  const at = placeAt(cursor, start, cursor.at);
  const counted = new Map<string, { readonly drawing: Drawing; copies: number }>();
  for (const piece of pieces) {
    const drawing = readPiece(piece);
    if (drawing === undefined)
      return { kind: "not-in-class", puzzle: draft.puzzle, what: `a piece without cells, \`${piece}\``, at };
    const key = keyOfPiece(drawing);
    const known = counted.get(key);
    if (known === undefined) counted.set(key, { drawing, copies: 1 });
    else known.copies++;
  }
  if (counted.size === 0)
    return { kind: "not-in-class", puzzle: draft.puzzle, what: "a board without pieces", at };
  const names = presets.find((preset) => keysOf(preset.pieces) === keysOf(pieces))?.names ?? [];
  const rows = [...counted.values()].map(
    ({ drawing, copies }, place) => `${names[place] ?? letter(place)},${copies},${drawing.join("/")}`,
  );
  draft.layers.set(layer, rows);
  return undefined;
}

/** A, B, … Z, A1, … */
const letter = (place: number): string =>
  String.fromCharCode(65 + (place % 26)) + (place < 26 ? "" : String(Math.floor(place / 26)));

/** The same for the same pieces, however they lie and in whatever order. */
const keysOf = (pieces: readonly string[]): string =>
  pieces
    .map((piece) => keyOfPiece(readPiece(piece) ?? []))
    .toSorted()
    .join(" ");

interface Row {
  readonly copies: number;
  readonly drawing: Drawing;
}

/** Undefined for a row that is no piece. */
function rowOf(value: Value | undefined): Row | undefined {
  const fields = String(value ?? "").split(",");
  const drawing = tight((fields.at(-1) ?? "").split("/").map((row) => row.replaceAll(/\s/g, "")));
  if (fields.length < 2 || drawing === undefined) return undefined;
  return { copies: fields.length > 2 ? Number(fields[1]) : 1, drawing };
}

const rowsOf = ({ layers }: Givens, layer: string): readonly Row[] =>
  (layers.get(layer) ?? []).flatMap((value) => rowOf(value) ?? []);

function written(
  givens: Givens,
  layer: string,
  presets: readonly Preset[],
  say: (known: string | undefined, pieces: readonly string[]) => string,
): Result<string> {
  const refused = (what: string): Result<string> => ({
    problem: { kind: "not-in-format", puzzle: givens.puzzle, what },
  });
  const pieces: string[] = [];
  for (const { copies, drawing } of rowsOf(givens, layer)) {
    const piece = writePiece(drawing);
    if (piece === undefined) return refused(`a piece of ${drawing.length} rows`);
    if (pieces.length + copies > MOST_PIECES) return refused(`more than ${MOST_PIECES} pieces`);
    pieces.push(...new Array<string>(copies).fill(piece));
  }
  if (pieces.length === 0) return refused("a board without pieces");
  const keys = keysOf(pieces);
  return { value: say(presets.find((preset) => keysOf(preset.pieces) === keys)?.key, pieces) };
}
