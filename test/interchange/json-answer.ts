/** An answer as `ecpc solve --json` prints it, beside the one that the data have. */
import type { Givens, Layer, Value } from "@ecp/interchange";

type Size = Pick<Givens, "rows" | "columns">;

/** Layers of regions, which JSON numbers from 1 and the formats from 0. */
const regions: ReadonlySet<string> = new Set(["area"]);

/** Places where they differ. Numbers that the data leave out were not asked for. */
export function differingPlaces(
  solution: Readonly<Record<string, unknown>>,
  said: ReadonlyMap<string, Layer>,
  size: Size,
): readonly string[] {
  return [...said].flatMap(([name, values]) => {
    const json = solution[name];
    if (json === undefined) return [`no layer ${name}`];
    const found = valuesOf(json, size);
    return Array.from({ length: Math.max(found.length, values.length) }, (_, element) => element).flatMap(
      (element) => {
        const first = regions.has(name) ? 1 : 0;
        const one = plain(found[element], first, values[element]);
        const other = first === 0 && values[element] === 0 ? undefined : values[element];
        return one === other ? [] : [`${name} ${element}: ${one}, the data ${other}`];
      },
    );
  });
}

/** No, none and 0 are as if nothing were there; of a piece counts only that there is one. */
function plain(value: unknown, first: number, said: Value | undefined): Value | undefined {
  if (value === false || value === null || value === undefined) return undefined;
  if (typeof value === "string" && said === true) return true;
  if (typeof value === "number") return first === 0 && value === 0 ? undefined : value - first;
  return typeof value === "string" || value === true ? value : undefined;
}

/** By element, in the order of `Layer`; of paths the links that they pass along. */
function valuesOf(json: unknown, { rows, columns }: Size): readonly unknown[] {
  if (!Array.isArray(json)) {
    if (typeof json !== "object" || json === null || !("horizontal" in json) || !("vertical" in json))
      return [];
    return [json.horizontal, json.vertical].flat(2);
  }
  const [first] = json.flat();
  if (typeof first !== "string" || !/^r\d+c\d+$/.test(first)) return json.flat();
  return alongPaths(json.filter(Array.isArray), rows, columns);
}

/** Links join a cell to the next in its row, then to that below it. */
function alongPaths(paths: readonly (readonly unknown[])[], rows: number, columns: number): readonly true[] {
  const links: true[] = [];
  for (const path of paths)
    for (const [index, name] of path.slice(1).entries()) {
      const [from, to] = [cellOf(path[index], columns), cellOf(name, columns)];
      const first = Math.min(from, to);
      const isLevel = Math.abs(from - to) === 1;
      links[isLevel ? first - Math.floor(first / columns) : rows * (columns - 1) + first] = true;
    }
  return links;
}

function cellOf(name: unknown, columns: number): number {
  const [, row, column] = /^r(\d+)c(\d+)$/.exec(String(name)) ?? [];
  return (Number(row) - 1) * columns + Number(column) - 1;
}
