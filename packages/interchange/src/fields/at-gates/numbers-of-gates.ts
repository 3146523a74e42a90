/**
 * Gates across a loop, each of some cells in a row or column with signs of its direction, and numbers that old texts say of the gates. Newer ones say
 * them on the walls where gates end: those of old texts come to each such wall, the least where there are several.
 */
import type { Code } from "../../codes/code.js";
import type { Draft, Value } from "../../givens.js";
import { draftLayer } from "../../givens.js";
import type { Field } from "../field.js";

interface Layers {
  readonly gate: string;
  readonly wall: string;
  readonly number: string;
}

type Gate = readonly number[];

/** From one cell of a gate to the next of it. */
const stepOf = (direction: Value | undefined, columns: number): number =>
  direction === "upright" ? columns : 1;

/** In the order of their first cells. */
function gatesOf(draft: Draft, name: string): readonly Gate[] {
  const signs = draft.layers.get(name) ?? [];
  const { columns } = draft;
  const goesOn = (from: number, step: number): boolean =>
    signs[from] === signs[from + step] && (step === columns || (from + 1) % columns !== 0);
  return [...signs.entries()].flatMap(([cell, sign]): Gate[] => {
    if (sign === undefined) return [];
    const step = stepOf(sign, columns);
    if (cell >= step && goesOn(cell - step, step)) return [];
    const cells = [cell];
    for (let at = cell; goesOn(at, step); at += step) cells.push(at + step);
    return [cells];
  });
}

function takeNumbers(
  draft: Draft,
  { gate, wall, number }: Layers,
  gates: readonly Gate[],
  numbers: readonly (Value | undefined)[],
): void {
  const signs = draft.layers.get(gate) ?? [];
  const walls = draft.layers.get(wall) ?? [];
  const told = draftLayer(draft, number);
  for (const [index, cells] of gates.entries()) {
    const value = numbers[index];
    const [first = 0, last = first] = [cells[0], cells.at(-1)];
    const step = stepOf(signs[first], draft.columns);
    const inRow = (cell: number): boolean =>
      step !== 1 || Math.floor(cell / draft.columns) === Math.floor(first / draft.columns);
    for (const end of [first - step, last + step])
      if (typeof value === "number" && value > 0 && walls[end] === true && inRow(end)) {
        const before = told[end];
        told[end] = typeof before === "number" ? Math.min(before, value) : value;
      }
  }
}

/** A number for each gate, behind what says where they are. It is read alone. */
export const codedByGate = (layers: Layers, code: Code): Field => ({
  read(cursor, draft) {
    const gates = gatesOf(draft, layers.gate);
    const read = code.read(cursor, gates.length);
    if ("problem" in read) return read.problem;
    takeNumbers(draft, layers, gates, read.value);
    return undefined;
  },
  write: () => ({ value: "" }),
});

/** The field says a gate's number in any of its cells, in the layer `told`. It is read alone. */
export const numberedInGates = (field: Field, layers: Layers, told: string): Field => ({
  read(cursor, draft) {
    const problem = field.read(cursor, draft);
    if (problem !== undefined) return problem;
    const values = draft.layers.get(told) ?? [];
    draft.layers.delete(told);
    const gates = gatesOf(draft, layers.gate);
    const numbers = gates.map((cells) =>
      cells.map((cell) => values[cell]).find((each) => each !== undefined),
    );
    takeNumbers(draft, layers, gates, numbers);
    return undefined;
  },
  write: field.write,
});
