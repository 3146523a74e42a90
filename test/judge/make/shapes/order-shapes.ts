/** Shapes whose meaning hangs on the order in which a set is gone through (B9, B11, B12), or on that of the two ends of a link (R2). */
import { compose, type Node, type World } from "../../meaning/world.js";
import { hasValue, valueAt } from "../elements/reading.js";
import { within } from "../maker.js";
import { foundFlag, foundNumber, knownNumber, orderOf, orders, type Shape, said } from "./said.js";

/** A list, or how often a value changes, over a set of which the order is its own, reading order, or to be found. */
const inOrder: Shape = (m) => {
  const [number, flag] = [foundNumber(m), foundFlag(m)];
  if (number === undefined && flag === undefined) return undefined;
  const [x, depth] = [m.name(), 1 + m.random.below(2)];
  const near = (): Node<"cells"> => {
    const cell = m.random.one(m.board.cells);
    const word = m.random.one(["neighbours", "neighbours", "around"] as const);
    return compose(
      "cells",
      word,
      [],
      () => `${m.board.nameOf(cell)}.${word}`,
      () =>
        ({ board }) =>
          board[word](cell),
      { sure: true },
    );
  };
  const one = (): Node<"cells" | "ordered"> =>
    m.random.oneIn(4)
      ? near()
      : m.random.oneIn(2)
        ? m.make("ordered", m.base, depth)
        : m.make("cells", m.base, depth);
  // One order or another, as the answer has it (B12).
  const make = (): Node<"cells" | "ordered"> => (m.random.oneIn(3) ? either() : one());
  const either = (): Node<"cells" | "ordered"> => {
    const first = one();
    const second =
      first.sort === "ordered" && m.random.oneIn(2)
        ? compose(
            "ordered",
            "reversed",
            [first as Node<"ordered">],
            (set) => `reversed(${set})`,
            (set) => (world) => set(world).toReversed(),
            { sure: true },
          )
        : one();
    return compose(
      "cells",
      "if then else, a set",
      [m.make("truth", m.base, 0), first as Node<"cells">, second as Node<"cells">],
      (p, a, b) => `(if ${p} then ${a} else ${b})`,
      (p, a, b) => (world) => (p(world) === true ? a(world) : b(world)),
      { sure: true },
    );
  };
  const set = make();
  const value: readonly [string, (world: World, cell: number) => number] =
    number !== undefined && (flag === undefined || m.random.oneIn(2))
      ? [`${x}.${number.name}`, (world, cell) => valueAt(world, number, cell) as number]
      : [
          `(if ${x} is ${flag?.name} then ${x}.column + 3 * ${x}.row else 0)`,
          ({ board, layers }, cell) =>
            flag !== undefined && layers[flag.name]?.values[cell] === true
              ? board.columnOf(cell) + 3 * board.rowOf(cell) + 4
              : 0,
        ];
  const [order, k, other] = [orderOf(m), m.random.below(4), make()];
  const values = (world: World, cells: readonly number[]): readonly number[] =>
    cells.map((cell) => value[1](world, cell));
  const same = (a: readonly number[], b: readonly number[]): boolean => a.join() === b.join();
  const [say, holds] = m.random.one<
    readonly [(a: string, b: string) => string, (a: readonly number[], b: readonly number[]) => boolean]
  >([
    [(a, b) => `[${value[0]} for ${x} in ${a}] = [${value[0]} for ${x} in ${b}]`, same],
    [(a, b) => `[${value[0]} for ${x} in ${a}] != [${value[0]} for ${x} in ${b}]`, (a, b) => !same(a, b)],
    [
      (a) => `increasing(${value[0]} for ${x} in ${a})`,
      (a) => a.every((each, at) => at === 0 || each > (a[at - 1] ?? each)),
    ],
    [
      (a) => `changes(${value[0]} for ${x} in ${a}) ${order} ${k}`,
      (a) => orders[order](a.filter((each, at) => at > 0 && each !== a[at - 1]).length, k),
    ],
    [
      (a) => `visible(${value[0]} for ${x} in ${a}) ${order} ${k}`,
      (a) => orders[order](a.filter((each, at) => a.slice(0, at).every((one) => one < each)).length, k),
    ],
  ]);
  const isOne = !say("a", "b").includes("in b");
  const parts = isOne ? [set] : [set, other];
  return [
    said(
      "in the order of a set",
      parts,
      (a, b) => say(a, b ?? ""),
      (world, means) => {
        const [a, b] = means.map((mean) => values(world, mean(world) as readonly number[]));
        return holds(a ?? [], b ?? []);
      },
    ),
  ];
};

/** Conditions on the two ends of each link, which may or may not be symmetric. */
const ofEnds: Shape = (m) => {
  const [number, flag, clue] = [foundNumber(m), foundFlag(m), knownNumber(m)];
  const [a, b] = [m.name(), m.name()];
  type Said = readonly [string, (world: World, x: number, y: number) => boolean];
  const bodies: Said[] = [];
  if (number !== undefined) {
    const of = (world: World, cell: number): number => valueAt(world, number, cell) as number;
    const [x, y] = [`${a}.${number.name}`, `${b}.${number.name}`];
    const [order, k] = [orderOf(m), m.random.below(4)];
    bodies.push(
      [`${x} ${order} ${y}`, (world, p, q) => orders[order](of(world, p), of(world, q))],
      [`${x} - ${y} ${order} ${k}`, (world, p, q) => orders[order](of(world, p) - of(world, q), k)],
      [`${x} + ${y} ${order} ${k}`, (world, p, q) => orders[order](of(world, p) + of(world, q), k)],
      [`${x} = ${k} implies ${y} != ${k}`, (world, p, q) => of(world, p) !== k || of(world, q) !== k],
      [`${x} = ${k} implies ${y} = ${k}`, (world, p, q) => of(world, p) !== k || of(world, q) === k],
      [
        `difference(${x}, ${y}) ${order} 1`,
        (world, p, q) => orders[order](Math.abs(of(world, p) - of(world, q)), 1),
      ],
      [`${x} + 1 = ${y} or ${x} = ${y}`, (world, p, q) => [0, 1].includes(of(world, q) - of(world, p))],
    );
  }
  if (flag !== undefined) {
    const is = (world: World, cell: number): boolean => hasValue(world, flag, cell);
    const [x, y] = [`${a} is ${flag.name}`, `${b} is ${flag.name}`];
    const [u, v] = [`${a} has ${flag.name}`, `${b} has ${flag.name}`];
    bodies.push(
      [`not (${x} and ${y})`, (world, p, q) => !(is(world, p) && is(world, q))],
      [`${u} implies ${v}`, (world, p, q) => !is(world, p) || is(world, q)],
      [`${x} or ${b}.row = 1`, (world, p, q) => is(world, p) || world.board.rowOf(q) === 0],
      [`${u} or ${v}`, (world, p, q) => is(world, p) || is(world, q)],
    );
  }
  const filters: Said[] = [["", () => true], ["", () => true], ...bodies.slice(-3)];
  if (clue !== undefined && !clue.orNone)
    filters.push([`${a} has ${clue.name}`, (world, p) => hasValue(world, clue, p)]);
  // Functions of two cells say what they say of each order by itself.
  for (const { name, kind, node, parameters } of m.definitions)
    if (kind === "function" && node.sort === "truth" && parameters.length === 2)
      bodies.push(
        [`not ${name}(${a}, ${b})`, (world, p, q) => world.lets[name]?.(world, [p, q]) !== true],
        [`${name}(${a}, ${b})`, (world, p, q) => world.lets[name]?.(world, [p, q]) === true],
        [`not ${name}(${b}, ${a})`, (world, p, q) => world.lets[name]?.(world, [q, p]) !== true],
      );
  if (bodies.length === 0) return undefined;
  const [[where, asked], [body, holds]] = [m.random.one(filters), m.random.one(bodies)];
  return [
    said(
      "of the ends of each link",
      [],
      () => `for each link (${a}, ${b})${where === "" ? "" : ` where ${where}`}: ${body}`,
      (world) =>
        world.board.links.every(
          (ends) =>
            ends === undefined ||
            [ends, ends.toReversed()].every(([p = 0, q = 0]) => !asked(world, p, q) || holds(world, p, q)),
        ),
    ),
  ];
};

/** No condition removes anything from the order (B11). */
const whole = (set: Node<"ordered">): Node<"ordered"> =>
  set.construct === "set where" ? whole(set.parts[0] as Node<"ordered">) : set;

/** Two names that go through sets, one before the other. */
const beforeInSets: Shape = (m) => {
  const [flag, number] = [foundFlag(m), foundNumber(m)];
  if (flag === undefined && number === undefined) return undefined;
  const [x, y] = [m.name(), m.name()];
  const body = m.make("truth", within(m.base, "cell", x, y), 1);
  const set = m.make("ordered", m.base, 1);
  if (!body.free.has(x) && !body.free.has(y)) return undefined;
  const isFirst = m.random.oneIn(2);
  return [
    said(
      "before, by the set of one name",
      [set, body, whole(set)],
      (cells, truth) =>
        isFirst
          ? `all(${truth} for ${x} in ${cells}, ${y} in cells where ${x} before ${y})`
          : `all(${truth} for ${x} in ${cells}, ${y} in ${cells} where ${y} before ${x})`,
      (world, [cells, holds, ordered]) => {
        const all = (cells?.(world) ?? []) as readonly number[];
        const order = (ordered?.(world) ?? []) as readonly number[];
        return all.every((p) => {
          const at = order.indexOf(p);
          const others = isFirst ? order.slice(at + 1) : order.slice(0, at).filter((q) => all.includes(q));
          return others.every((q) => {
            world.names[x] = p;
            world.names[y] = q;
            return holds?.(world) === true;
          });
        });
      },
      [x, y],
    ),
  ];
};

export const orderShapes: readonly Shape[] = [inOrder, inOrder, inOrder, ofEnds, ofEnds, beforeInSets];
