/** Lists that are given (R7, R10): of rows, columns and cells, and those of a table. */
import type { Layer } from "../../layers.js";
import { ordersOf } from "../../meaning/unprinted-lists.js";
import { Fault, type Value } from "../../meaning/values.js";
import { compose, type Node } from "../../meaning/world.js";
import { literalCell, literalNumber, valueAt, variable } from "../elements/reading.js";
import { type Maker, type Scope, Unmade } from "../maker.js";

/** Lists that are all printed, and may be asked for anything. */
export const hasGivenLists = ({ layers }: Maker): boolean =>
  layers.some(({ kind, unprinted }) => kind === "list" && !unprinted);

/** `r.hint` of what a guard says to have one, or of a row or cell that has one. `unprinted`: some of them are `?`. */
export function givenList(m: Maker, scope: Scope, unprinted = false): Node<"list"> | undefined {
  const { board, random } = m;
  const layer = random.one(m.layers.filter((one) => one.kind === "list" && one.unprinted === unprinted));
  const { sort } = layer.on;
  if (sort !== "cell" && sort !== "row") return undefined;
  const known = scope.there.filter((text) => text.endsWith(`.${layer.name}`));
  if (known.length > 0)
    return listOf(layer, variable(random.one(known).slice(0, -layer.name.length - 1), sort), "");
  const cells = (scope.inside ? (scope.part ?? []) : board.cells).filter(
    (cell) => layer.data[sort === "cell" ? cell : board.rowOf(cell)] !== undefined,
  );
  if (cells.length === 0) return undefined;
  const cell = random.one(cells);
  return listOf(layer, literalCell(board.rowOf(cell), board.columnOf(cell)), sort === "cell" ? "" : ".row");
}

const listOf = (layer: Layer, of: Node<"cell" | "row">, row: string): Node<"list"> =>
  compose(
    "list",
    `given list of a ${layer.on.sort}`,
    [of as Node<"cell">],
    (text) => `${text}${row}.${layer.name}`,
    (mean) => (world) => {
      const at = mean(world);
      const element = row === "" || at === undefined ? at : world.board.rowOf(at);
      const list = valueAt(world, layer, element);
      if (list === undefined) throw new Fault("there is no list");
      return list as readonly number[];
    },
    { found: false, sure: true },
  );

const tableOf = (m: Maker): Layer => m.random.one(m.layers.filter(({ kind }) => kind === "table"));

/** `tab[1]`, or the list at a place that is to be found. */
export function tableRow(m: Maker, scope: Scope, depth: number): Node<"list"> {
  const table = tableOf(m);
  const rows = table.rows ?? [];
  const place =
    depth > 0 && m.random.oneIn(2)
      ? m.make("number", scope, 0)
      : literalNumber(1 + m.random.below(rows.length));
  return compose(
    "list",
    place.found ? "list of a table, at a place to be found" : "list of a table",
    [place],
    (at) => `${table.name}[${at}]`,
    (at) => (world) => {
      const index = at(world);
      const row = index === undefined ? undefined : rows[index - 1];
      if (row === undefined && !place.found) throw new Fault("there is no such list");
      return row;
    },
    { sure: !place.found, loose: true },
  );
}

/** `[a, b] in tab`. */
export function inTable(m: Maker, scope: Scope, entry: () => Node<"number">): Node<"truth"> {
  const table = tableOf(m);
  const rows = table.rows ?? [];
  const opposite = m.random.oneIn(3);
  const entries = rows[0]?.map(entry) ?? [];
  if (entries.length === 0 || scope.names.length > 8) throw new Unmade("table");
  return compose(
    "truth",
    "a list in a table",
    entries as readonly Node[],
    (...texts: string[]) => `[${texts.join(", ")}] ${opposite ? "not " : ""}in ${table.name}`,
    (...means) =>
      (world) => {
        const list = means.map((mean) => (mean as (w: typeof world) => Value)(world));
        return rows.some((row) => row.every((value, k) => value === list[k])) !== opposite;
      },
    { sure: true, loose: true },
  );
}

/** `r.hint = [1, 2]` where `r.hint` may be `?`: nothing else is asked of it. */
export function comparedUnprinted(
  m: Maker,
  scope: Scope,
  other: () => Node<"list">,
): Node<"truth"> | undefined {
  const hint = givenList(m, scope, true);
  // One of which something is printed is not compared with another that is not printed.
  const isPartly = m.layers.some(
    (layer) =>
      layer.kind === "list" && layer.data.some((datum) => typeof datum === "string" && datum !== "?"),
  );
  const beside = !isPartly && m.random.oneIn(5) ? givenList(m, scope, true) : other();
  const bag = m.random.oneIn(4);
  const written = (text: string): string => (bag ? `bag(${text})` : text);
  if (hint === undefined || beside === undefined) return undefined;
  const opposite = m.random.oneIn(3);
  return compose(
    "truth",
    `a ${bag ? "bag" : "list"} that may be \`?\`${isPartly ? ", or partly" : ""} is compared`,
    m.random.oneIn(2) ? [hint, beside] : [beside, hint],
    (a, b) => `${written(a)} ${opposite ? "!=" : "="} ${written(b)}`,
    (a, b) => (world) => {
      const lists = [a(world), b(world)];
      for (const list of lists)
        for (const order of list === undefined ? [] : bag ? ordersOf(list) : [list])
          world.met.set(order.join(), order);
      const [left, right] = lists.map((list) => (bag ? list?.toSorted((x, y) => x - y) : list)?.join());
      return left !== undefined && right !== undefined && (left === right) !== opposite;
    },
    { found: true, sure: true },
  );
}

/** `2 in r.hint`. */
export function inList(list: Node<"list">, value: Node<"number">): Node<"truth"> {
  return compose(
    "truth",
    "a number in a list",
    [value, list],
    (entry, entries) => `${entry} in ${entries}`,
    (entry, entries) => (world) => {
      const [at, all] = [entry(world), entries(world)];
      return at !== undefined && all?.includes(at) === true;
    },
    { sure: true },
  );
}
