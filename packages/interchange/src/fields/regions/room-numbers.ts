/** Numbers that stand in the regions of a division. */
import type { Code } from "../../codes/code.js";
import { digits, either, sign, type Token } from "../../codes/token.js";
import { placeAt } from "../../cursor.js";
import { type Draft, draftLayer, type Layer, type Value } from "../../givens.js";
import type { Problem } from "../../problem.js";
import type { Field } from "../field.js";
import { words } from "../values.js";
import { cellName } from "./division.js";

const decimal: Token = digits({ base: 10 });

export const countOf = (rooms: Layer): number => new Set(rooms.filter((room) => room !== undefined)).size;

/** In an address, behind the borders: a number for each region, in their order. A number that is not printed says nothing. */
export const roomNumbers = (code: Code, layer: string, room = "room"): Field => ({
  read(cursor, draft) {
    const read = code.read(cursor, countOf(draft.layers.get(room) ?? []));
    if ("problem" in read) return read.problem;
    draft.layers.set(
      layer,
      read.value.map((value) => (value === "?" ? undefined : value)),
    );
    return undefined;
  },
  write(givens) {
    const numbers = givens.layers.get(layer) ?? [];
    const count = countOf(givens.layers.get(room) ?? []);
    const written = code.write(Array.from({ length: count }, (_, index) => numbers[index]));
    if ("refused" in written)
      return {
        problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `${layer} ${written.refused}` },
      };
    return written;
  },
});

/** In a file: the number of a region stands in the topmost of its leftmost cells. */
export function roomNumberWords(layer: string, room = "room"): Field {
  const inCells = numbersBeforeRooms(layer, room);
  return {
    read(cursor, draft): Problem | undefined {
      const start = cursor.at;
      return (
        inCells.read(cursor, draft) ?? byRoom(draft, layer, room, () => placeAt(cursor, start, cursor.at))
      );
    },
    write: inCells.write,
  };
}

/** The same in a file that has the regions only behind them: until `numbersByRoom`, a number is that of its cell. */
export const numbersBeforeRooms = (layer: string, room = "room"): Field => {
  const inCells = words(either(decimal, sign("-", "?")), {
    layers: [layer],
    take: (value) => (value === "?" ? {} : { [layer]: value }),
    give: (at) => at(layer),
  });
  return {
    read: inCells.read,
    write(givens) {
      const rooms = givens.layers.get(room) ?? [];
      const numbers = givens.layers.get(layer) ?? [];
      const cells: (Value | undefined)[] = [];
      const written = new Set<number>();
      for (let column = 0; column < givens.columns; column++)
        for (let cell = column; cell < rooms.length; cell += givens.columns) {
          const at = rooms[cell];
          if (typeof at !== "number" || written.has(at)) continue;
          written.add(at);
          cells[cell] = numbers[at];
        }
      return inCells.write({ ...givens, layers: new Map([[layer, cells]]) });
    },
  };
};

/** Behind the regions. */
export const numbersByRoom = (layer: string, room = "room"): Field => ({
  read: (cursor, draft) => byRoom(draft, layer, room, () => placeAt(cursor, 0, cursor.at)),
  write: () => ({ value: "" }),
});

function byRoom(
  draft: Draft,
  layer: string,
  room: string,
  at: () => ReturnType<typeof placeAt>,
): Problem | undefined {
  const rooms = draft.layers.get(room) ?? [];
  const numbers: (Value | undefined)[] = new Array(countOf(rooms)).fill(undefined);
  for (const [cell, value] of draftLayer(draft, layer).entries()) {
    const own = rooms[cell];
    if (typeof own !== "number" || value === undefined) continue;
    if (numbers[own] !== undefined) {
      const what = `a second ${layer} in one ${room}, ${value} at ${cellName(draft, cell)}`;
      return { kind: "not-in-class", puzzle: draft.puzzle, what, at: at() };
    }
    numbers[own] = value;
  }
  draft.layers.set(layer, numbers);
  return undefined;
}

/** Behind the regions: no number in a cell is larger than its region. */
export const numbersThatFit = (layer: string, room = "room"): Field => ({
  read(cursor, draft) {
    const rooms = draft.layers.get(room) ?? [];
    const sizes = new Map<Value | undefined, number>();
    for (const at of rooms) sizes.set(at, (sizes.get(at) ?? 0) + 1);
    for (const [cell, value] of (draft.layers.get(layer) ?? []).entries()) {
      const size = sizes.get(rooms[cell]) ?? 0;
      if (typeof value !== "number" || value <= size) continue;
      const what = `${value} for ${layer} at ${cellName(draft, cell)}, where the ${room} has size ${size}`;
      return { kind: "not-in-class", puzzle: draft.puzzle, what, at: placeAt(cursor, 0, cursor.at) };
    }
    return undefined;
  },
  write: () => ({ value: "" }),
});
