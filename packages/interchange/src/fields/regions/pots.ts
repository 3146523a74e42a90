/** Regions that leave cells out, as the marked cells of a board that are connected; and totals that stand in them. */
import type { Code } from "../../codes/code.js";
import { placeAt } from "../../cursor.js";
import type { Draft, Givens, Value } from "../../givens.js";
import { type Meaning, yes } from "../../meaning.js";
import { linkCells } from "../../places.js";
import type { Problem, Result } from "../../problem.js";
import type { Field } from "../field.js";
import { coded } from "../values.js";
import { cellName, regionsBetween } from "./division.js";
import { countOf } from "./room-numbers.js";

const MARKED = "marked";

/** Marked cells that are connected are one region. */
export function markedRegions(draft: Draft, marks: readonly (Value | undefined)[]): (number | undefined)[] {
  const links = linkCells(draft);
  const all = regionsBetween(draft, (link) => {
    const [x, y] = links[link] ?? [];
    return x === undefined || y === undefined || marks[x] !== true || marks[y] !== true;
  });
  const numbers = new Map<number, number>();
  return all.map((region, cell) => {
    if (marks[cell] !== true) return undefined;
    const number = numbers.get(region) ?? numbers.size;
    numbers.set(region, number);
    return number;
  });
}

/** Two regions that touch would be one, so there is no way to write them. */
export function touching(givens: Givens, layer: string): { readonly problem: Problem } | undefined {
  const regions = givens.layers.get(layer) ?? [];
  const touch = linkCells(givens).some(
    ([x, y]) => regions[x] !== undefined && regions[y] !== undefined && regions[x] !== regions[y],
  );
  if (!touch) return undefined;
  return {
    problem: { kind: "not-in-format", puzzle: givens.puzzle, what: `regions of ${layer} that touch` },
  };
}

export const pots = (code: Code, layer: string): Field => {
  const bits = coded(code, yes(MARKED));
  return {
    read(cursor, draft) {
      const problem = bits.read(cursor, draft);
      const marks = draft.layers.get(MARKED) ?? [];
      draft.layers.delete(MARKED);
      draft.layers.set(layer, markedRegions(draft, marks));
      return problem;
    },
    write(givens): Result<string> {
      const refused = touching(givens, layer);
      if (refused !== undefined) return refused;
      const regions = givens.layers.get(layer) ?? [];
      const marks = regions.map((region) => (region === undefined ? undefined : true));
      return bits.write({ ...givens, layers: new Map([[MARKED, marks]]) });
    },
  };
};

/** Values on cells that say the total of the region they lie in: the field reads them as a layer of cells, which this gathers. */
export const totalsInRegions = (inner: Field, total: string, region: string): Field => ({
  read(cursor, draft) {
    const start = cursor.at;
    const problem = inner.read(cursor, draft);
    if (problem !== undefined) return problem;
    const regions = draft.layers.get(region) ?? [];
    const totals: (Value | undefined)[] = new Array(countOf(regions)).fill(undefined);
    for (const [cell, value] of (draft.layers.get(total) ?? []).entries()) {
      if (value === undefined) continue;
      const at = regions[cell];
      const isOther = typeof at !== "number" || (totals[at] !== undefined && totals[at] !== value);
      if (isOther) {
        const why =
          typeof at === "number" ? `a second ${total} in one ${region}` : `a ${total} in no ${region}`;
        const what = `${why}, ${value} at ${cellName(draft, cell)}`;
        return { kind: "not-in-class", puzzle: draft.puzzle, what, at: placeAt(cursor, start, cursor.at) };
      }
      totals[at] = value;
    }
    draft.layers.set(total, totals);
    return undefined;
  },
  write(givens) {
    const regions = givens.layers.get(region) ?? [];
    const totals = givens.layers.get(total) ?? [];
    const left = new Set(totals.keys());
    const taken = givens.layers.get("number") ?? [];
    const cells: (Value | undefined)[] = [];
    regions.forEach((at, cell) => {
      if (typeof at !== "number" || taken[cell] !== undefined || !left.delete(at)) return;
      cells[cell] = totals[at];
    });
    if ([...left].some((at) => totals[at] !== undefined))
      return {
        problem: {
          kind: "not-in-format",
          puzzle: givens.puzzle,
          what: `${total} where no cell of ${region} is free`,
        },
      };
    return inner.write({ ...givens, layers: new Map([...givens.layers, [total, cells]]) });
  },
});

/** Of a file, where a cell says whether it is marked and what stands in it. */
export const markedToo = (inner: Meaning, layer: string): Meaning => ({
  layers: [...inner.layers, layer],
  take: (value, size) => {
    const [, mark, rest = ""] = /^(i?)(.*)$/.exec(String(value)) ?? [];
    const filling = rest === "" ? {} : inner.take(rest, size);
    return filling === undefined ? undefined : { ...filling, ...(mark === "i" ? { [layer]: true } : {}) };
  },
  give: (at) => {
    const text = `${at(layer) === undefined ? "" : "i"}${inner.give(at) ?? ""}`;
    return text === "" ? undefined : text;
  },
});
