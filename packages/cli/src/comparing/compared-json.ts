/** A comparison as JSON (`compared` in the schema). */
import type { JsonObject, Lowered, TypedInstance } from "@ecp/compiler";
import type { Row } from "./search-one-way.js";

export function comparedJson(
  file: string,
  instance: TypedInstance,
  { problem }: Pick<Lowered, "problem">,
  compileMs: number,
  rows: readonly Row[],
): JsonObject {
  return {
    ...whatJson(file, instance),
    status: "compared",
    items: problem.itemCount,
    options: problem.optionCount,
    compileMs: rounded(compileMs),
    searches: rows.map(rowJson),
  };
}

/** Of an instance that could not be compiled. */
export function notComparedJson(
  file: string,
  instance: TypedInstance,
  status: string,
  reason: string | undefined,
): JsonObject {
  return { ...whatJson(file, instance), status, ...(reason === undefined ? {} : { reason }) };
}

const whatJson = (file: string, instance: TypedInstance): JsonObject => ({
  file,
  instance: instance.name ?? null,
  puzzle: instance.puzzle.name,
});

function rowJson(row: Row): JsonObject {
  const { strategy, nextItem } = row.way;
  const way = {
    strategy,
    nextItem: nextItem ?? null,
    next: row.way.next,
    ending: row.ending,
    ...(row.ending === "unfit" || row.ending === "stopped" ? { reason: row.reason ?? "stopped" } : {}),
  };
  if (row.ending === "unfit") return way;
  const { found, nodes, updates, bytes, milliseconds } = row;
  return {
    ...way,
    searchedBy: row.strategy,
    found: String(found),
    nodes,
    updates,
    bytes,
    ms: rounded(milliseconds),
  };
}

/** Clocks say no more. */
const rounded = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;
