/** Shapes of ways that are found or given (U6, B9): straight ones, their lengths, where they end, what is on them. */
import { type World, walkOf } from "../../meaning/world.js";
import { hasValue, valueAt } from "../elements/reading.js";
import {
  cellFlag,
  find,
  knownNumber,
  noun,
  orderOf,
  orders,
  type Shape,
  type Statement,
  said,
} from "./said.js";

const found: Shape = (m) => {
  const move = find(m, ({ kind, role }) => kind === "paths" && role === "find");
  if (move === undefined) return undefined;
  const [p, x, j] = [m.name(), m.name(), m.name()];
  const of = noun(m);
  const clue = knownNumber(m);
  const flag = cellFlag(m);
  const [order, k] = [orderOf(m), m.random.below(4)];
  const isStraight = ({ board }: World, way: readonly number[]): boolean =>
    new Set(way.map(board.rowOf)).size === 1 || new Set(way.map(board.columnOf)).size === 1;
  type Said = readonly [string, (world: World, way: readonly number[]) => boolean];
  const each: readonly Said[] = [
    [`${p} is straight`, isStraight],
    [`${p} is straight`, isStraight],
    [
      `${p} is straight or size(${p}) ${order} ${k}`,
      (world, way) => isStraight(world, way) || orders[order](way.length, k),
    ],
    [`${p} is not straight`, (world, way) => !isStraight(world, way)],
    [`${p}.length ${order} ${k}`, (_, way) => orders[order](way.length - 1, k)],
    [`size(${p}) ${order} ${k}`, (_, way) => orders[order](way.length, k)],
    [
      `${p}.start.row ${order} ${p}.end.row`,
      ({ board }, way) => orders[order](board.rowOf(way[0] ?? 0), board.rowOf(way.at(-1) ?? 0)),
    ],
    [`${p}.length in {1, ${k}}`, (_, way) => [1, k].includes(way.length - 1)],
    [`not ${p}.length + 1 > ${k}`, (_, way) => way.length <= k],
    [`${p}[1..${k + 1}] is straight`, (world, way) => isStraight(world, way.slice(0, k + 1))],
    [
      `${p}[2..] is straight or ${p}.length = ${k}`,
      (world, way) => way.length === 1 || isStraight(world, way.slice(1)) || way.length - 1 === k,
    ],
    ...(flag === undefined
      ? []
      : ([
          [`${p}[2] has ${flag.name}`, (world, way) => way.length > 1 && hasValue(world, flag, way[1])],
          [
            `size(${p}) > 2 implies not ${p}[2] has ${flag.name}`,
            (world, way) => way.length <= 2 || !hasValue(world, flag, way[1]),
          ],
          [
            `all(${x} has ${flag.name} for ${x} in ${p} where ${x} is not ${p}.end)`,
            (world, way) => way.slice(0, -1).every((cell) => hasValue(world, flag, cell)),
          ],
          [`${p}.end has ${flag.name}`, (world, way) => hasValue(world, flag, way.at(-1))],
        ] satisfies readonly Said[])),
    ...(of === undefined
      ? []
      : ([
          [
            `exactly ${k} ${of.text} in ${p}`,
            (world, way) => way.filter((cell) => of.holds(world, cell)).length === k,
          ],
        ] satisfies readonly Said[])),
  ];
  const bodies = (world: World): readonly (readonly number[])[] => world.layers[move.name]?.bodies ?? [];
  const statements: Statement[] = [];
  for (let count = m.random.one([1, 1, 2]); count > 0; count--) {
    const [text, holds] = m.random.one(each);
    statements.push(
      said(
        "what every way is",
        [],
        () => `for each ${move.name} ${p}: ${text}`,
        (world) => bodies(world).every((way) => holds(world, way)),
      ),
    );
  }
  if (flag !== undefined && m.random.oneIn(3))
    statements.push(
      said(
        "what a way has before its end",
        [],
        () =>
          `for each ${move.name} ${p}, cell ${x} in ${p} where ${x} is not ${p}.end: not ${x} has ${flag.name}`,
        (world) =>
          bodies(world).every((way) => way.slice(0, -1).every((cell) => !hasValue(world, flag, cell))),
      ),
    );
  if (m.random.oneIn(3))
    statements.push(
      said(
        "what a way has at its places",
        [],
        () =>
          `for each ${move.name} ${p}:\n  for each ${j} in 1..3 where ${p}.size > ${j}: ${p}[${j}..${j} + 2] is straight`,
        (world) =>
          bodies(world).every((way) =>
            [1, 2, 3].every((from) => way.length <= from || isStraight(world, way.slice(from - 1, from + 2))),
          ),
      ),
    );
  if (clue === undefined || clue.orNone || m.random.oneIn(4)) return statements;
  const c = m.name();
  const by = m.random.oneIn(3) ? orderOf(m) : "=";
  const ways = (world: World, cell: number): readonly number[] | undefined =>
    bodies(world).find((way) => way.includes(cell));
  const isStart = m.random.oneIn(3) ? ` where ${c}.${move.name}.start is ${c}` : "";
  return [
    ...statements.slice(1),
    said(
      "length of the way of a clue",
      [],
      () =>
        `for each cell ${c} with ${clue.name}${isStart}: ${c}.${move.name}.length ${by} ${c}.${clue.name}`,
      (world) =>
        world.board.cells
          .filter((cell) => hasValue(world, clue, cell))
          .every((cell) => {
            const way = ways(world, cell);
            if (isStart !== "" && way?.[0] !== cell) return true;
            return way !== undefined && orders[by](way.length - 1, valueAt(world, clue, cell) as number);
          }),
    ),
  ];
};

/** A way that is given, step by step, and each of its cells once. */
const given: Shape = (m) => {
  const road = find(m, ({ ways }) => ways !== undefined);
  const number = find(
    m,
    ({ kind, role, on, orNone }) =>
      kind === "number" && role === "find" && on.sort === "cell" && on.everywhere && !orNone,
  );
  if (road === undefined || number === undefined) return undefined;
  const [p, a, b, x] = [m.name(), m.name(), m.name(), m.name()];
  const [order, k] = [orderOf(m), 1 + m.random.below(5)];
  const value = (world: World, cell: number): number => valueAt(world, number, cell) as number;
  const of = (world: World, way: readonly number[]): readonly number[] =>
    way.map((cell) => value(world, cell));
  const [text, holds] = m.random.one<readonly [string, (world: World, way: readonly number[]) => boolean]>([
    [
      `for each ${road.name} ${p}, consecutive cells ${a}, ${b} in ${p}: ${a}.${number.name} ${order} ${b}.${number.name}`,
      (world, way) => {
        const walk = of(world, walkOf(world, way));
        return walk.every((to, at) => at === 0 || orders[order](walk[at - 1] ?? 0, to));
      },
    ],
    [
      `for each ${road.name} ${p}: increasing(${x}.${number.name} for ${x} in ${p})`,
      (world, way) => of(world, way).every((to, at, all) => at === 0 || to > (all[at - 1] ?? to)),
    ],
    [
      `for each ${road.name} ${p}: sum(${x}.${number.name} for ${x} in ${p}) ${order} ${k}`,
      (world, way) =>
        orders[order](
          of(world, way).reduce((sum, one) => sum + one, 0),
          k,
        ),
    ],
    [
      `for each ${road.name} ${p}: ${p}.end.${number.name} ${order} ${p}.length`,
      (world, way) => {
        const walk = walkOf(world, way);
        return orders[order](value(world, walk.at(-1) ?? 0), walk.length - 1);
      },
    ],
    [
      `for each ${road.name} ${p}: [${x}.${number.name} for ${x} in ${p}] = [${x}.${number.name} for ${x} in reversed(${p})]`,
      (world, way) => of(world, way).join() === of(world, way).toReversed().join(),
    ],
  ]);
  return [
    said(
      "a given way",
      [],
      () => text,
      (world) => (world.layers[road.name]?.bodies ?? []).every((way) => holds(world, way)),
    ),
  ];
};

export const wayShapes: readonly Shape[] = [found, found, found, given, given];
