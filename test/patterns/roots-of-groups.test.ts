/** Groups of edges that are known by one edge each, also by one of each number: as many answers as a search through all boards finds. */
import { expect, test } from "vitest";
import { boardsOf } from "../problems/boards.js";
import { noFiles } from "../support/hosts.js";
import { compiled } from "./compiled.js";

const [rows, columns] = [3, 3];
const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
const rowOf = (cell: number): number => Math.floor(cell / columns);
const columnOf = (cell: number): number => cell % columns;

/** The four edges of a cell, the upper one first. */
const edgesOf = (cell: number): readonly [string, string, string, string] => {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  return [`-${row},${column}`, `-${row + 1},${column}`, `|${row},${column}`, `|${row},${column + 1}`];
};

/** The cells that are hubs, in groups of which each shares edges. */
function groupsOf(hubs: readonly number[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const hub of hubs) {
    const joined = groups.filter((group) =>
      group.some((other) => edgesOf(other).some((edge) => edgesOf(hub).includes(edge))),
    );
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push([hub, ...joined.flat()]);
  }
  return groups;
}

const rules: readonly [rule: string, most: number][] = [
  ["exactly 1 lower in g", 1],
  ["for each k in 1..2: count(e in g where shows(e, k)) = 1", 2],
  ["count(e in g where lower(e)) = 1\n  count(e in g where shows(e, 2)) = 1", 2],
];
const maps = [
  "1 . 2 / . . . / 2 . 1",
  ". 1 . / 2 . 2 / . 1 .",
  "1 2 . / . . . / . 2 1",
  "1 1 . / . 2 . / . . .",
];
const all = rules.flatMap(([rule, most]) => maps.map((map) => ({ rule, most, map })));

test.each(all)("$rule, of $map", ({ rule, most, map }) => {
  const [board] = boardsOf(
    "text",
    "text.ecp",
    `puzzle P
board ${rows} x ${columns}
given n: number
find hub: yes/no
let touched of edge e = some(c is hub for c in e.cells)
let open of edges e, f = some(c is hub and c in f.cells for c in e.cells)
let shows(e, k) = some(c has n and c.n = k and e is c.edge(up) for c in e.cells)
let lower of edge e = shows(e, 1)
for each group g of edges with touched by open:
  ${rule}
instance:
  n:
${map
  .split(" / ")
  .map((row) => `    ${row}\n`)
  .join("")}`,
    noFiles,
  );
  if (board === undefined) throw new Error("there is no board");
  const numbers = [...map.replaceAll(/[ /]/g, "")];
  const upperOf = new Map(cells.map((cell) => [edgesOf(cell)[0], numbers[cell]]));
  let wanted = 0;
  for (let hubs = 0; hubs < 1 << cells.length; hubs++) {
    const groups = groupsOf(cells.filter((cell) => ((hubs >> cell) & 1) === 1));
    const isRooted = groups.every((group) => {
      const shown = [...new Set(group.flatMap(edgesOf))].map((edge) => upperOf.get(edge));
      return ["1", "2"].slice(0, most).every((k) => shown.filter((one) => one === k).length === 1);
    });
    if (isRooted) wanted++;
  }
  const name = "roots of groups";
  for (const setting of ["all", "none", { without: [name] }] as const) {
    const { marks, answers } = compiled(board, setting, 1_000_000, 5_000);
    expect(answers(1_000_000), JSON.stringify(setting)).toBe(`${wanted}`);
    if (setting === "all") expect([...marks]).toContain(name);
  }
});
