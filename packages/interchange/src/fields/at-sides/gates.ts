/** The places where a line enters and leaves the board: two of the edges round the board, given by their numbers. */
import { cutOff, nextLine, placeAt } from "../../cursor.js";
import { type Draft, draftLayer, type Givens } from "../../givens.js";
import { edgesInOrder, linkCells } from "../../places.js";
import type { Problem, Result } from "../../problem.js";
import type { Field } from "../field.js";

const gates = ["enter", "leave"] as const;

/** The number of a gate says an edge; undefined where none has it. */
function take(draft: Draft, layer: string, gate: string, number: number): Problem["kind"] | undefined {
  const edge = edgesInOrder(draft)[number];
  const values = draftLayer(draft, layer);
  if (number < linkCells(draft).length || edge === undefined) return "unreadable";
  if (values[edge] !== undefined) return "not-in-class";
  values[edge] = gate;
  return undefined;
}

function give(givens: Givens, layer: string, gate: string): Result<number> {
  const values = givens.layers.get(layer) ?? [];
  const places = edgesInOrder(givens).flatMap((edge, number) => (values[edge] === gate ? [number] : []));
  const [number] = places;
  if (number !== undefined && places.length === 1 && number >= linkCells(givens).length)
    return { value: number };
  const what = `${places.length === 1 ? "a gate inside the board" : `${places.length} gates to ${gate}`}`;
  return { problem: { kind: "not-in-format", puzzle: givens.puzzle, what } };
}

const wrong = (
  kind: Problem["kind"],
  draft: Draft,
  what: string,
  at: { readonly start: number; readonly end: number },
): Problem =>
  kind === "not-in-class"
    ? { kind, puzzle: draft.puzzle, what: "two gates at one place", at }
    : { kind: "unreadable", what, at };

/** In an address: `/3/11`, counted from the first edge round the board. */
export const gatesBody = (layer: string): Field => ({
  read(cursor, draft) {
    for (const gate of gates) {
      const start = cursor.at;
      const [said = "", digits = ""] = /^\/(\d{1,6})/.exec(cursor.text.slice(start)) ?? [];
      if (said === "") return cutOff(cursor, "the place of a gate");
      cursor.at += said.length;
      const kind = take(draft, layer, gate, Number(digits) + linkCells(draft).length);
      if (kind !== undefined) return wrong(kind, draft, said, placeAt(cursor, start, cursor.at));
    }
    return undefined;
  },
  write(givens) {
    let text = "";
    for (const gate of gates) {
      const number = give(givens, layer, gate);
      if ("problem" in number) return number;
      text += `/${number.value - linkCells(givens).length}`;
    }
    return { value: text };
  },
});

/** In a file: a line for each, counted from the first edge of all. */
export const gatesLines = (layer: string): Field => ({
  read(cursor, draft) {
    for (const gate of gates) {
      const start = cursor.at;
      const line = nextLine(cursor);
      if (line === undefined) return cutOff(cursor, "the place of a gate");
      const kind = /^\s*\d+\s*$/.test(line.text) ? take(draft, layer, gate, Number(line.text)) : "unreadable";
      if (kind !== undefined)
        return wrong(kind, draft, line.text, placeAt(cursor, start, start + line.text.length));
    }
    return undefined;
  },
  write(givens) {
    let text = "";
    for (const gate of gates) {
      const number = give(givens, layer, gate);
      if ("problem" in number) return number;
      text += `${number.value}\n`;
    }
    return { value: text };
  },
});
