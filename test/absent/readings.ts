/** Conditions on a cell and on the values that are read there, each with its meaning if the cell is absent. */
import {
  absent,
  type Cell,
  cells,
  type Direction,
  groupOf,
  isThere,
  keyOf,
  type Link,
  links,
  look,
  type Maybe,
  neighbours,
  nextTo,
  orEmpty,
  type Rule,
  readAt,
  rule,
  type State,
  said,
  strict,
  type Term,
  term,
  type Value,
} from "./meaning.js";
import { corner, layerAt } from "./ways.js";

const isTrue = (value: Maybe<Value>): boolean => value === true;
const numberIn = (value: Maybe<Value>): number => (typeof value === "number" ? value : Number.NaN);
const yes = (state: State, layer: string, cell: Maybe<Cell>): boolean => isTrue(readAt(state, layer, cell));
const count = (state: State, layer: string, set: readonly Cell[]): number =>
  set.filter((cell) => yes(state, layer, cell)).length;
const not =
  (of: (state: State) => boolean) =>
  (state: State): boolean =>
    !of(state);
const there =
  (of: (state: State) => Maybe<unknown>) =>
  (state: State): boolean =>
    isThere(of(state));
const same = (a: Value, b: Value): boolean => keyOf(a) === keyOf(b);
const differ = (a: Value, b: Value): boolean => !same(a, b);
/** Calculating with `none` gives nothing. */
const number =
  (calculate: (...values: readonly number[]) => Maybe<number>) =>
  (...values: readonly Value[]): Maybe<Value> =>
    values.every((value) => typeof value === "number") ? calculate(...values.map(numberIn)) : absent;

export const layerOf = (x: Term<Cell>, layer: string): Term =>
  term(`${x.text}.${layer}`, (s) => readAt(s, layer, x.of(s)), x);

export const derived = {
  hot: "let hot of cell c = 1 = 1",
  warm: "let warm of cell c = (c is s)",
  soft: "let soft of cell c where c.u = (c is s)",
  twice: "let twice of cell c = c.d * 2",
  half: "let half of cell c where c.u = c.d + 0",
  kind: "let kind of cell c where c.u = c.e",
  near: "let near of cell c = c.neighbours",
};

const derivedOf = (
  x: Term<Cell>,
  name: keyof typeof derived,
  value: (state: State, cell: Cell) => Maybe<Value>,
): Term => term(`${x.text}.${name}`, strict2(x, value), x, { before: [derived[name]] });

const strict2 =
  <T>(x: Term<Cell>, of: (state: State, cell: Cell) => Maybe<T>) =>
  (s: State): Maybe<T> => {
    const cell = x.of(s);
    return isThere(cell) ? of(s, cell) : absent;
  };

const where = (layer: string, of: (state: State, cell: Cell) => Maybe<Value>) => (s: State, cell: Cell) =>
  yes(s, layer, cell) ? of(s, cell) : absent;

export type Kind = "truth" | "number" | "optional" | "symbol" | "direction" | "region";

/** Values that are read at a cell, or calculated from what is. */
export const valuesAt = (x: Term<Cell>): Readonly<Record<Kind, readonly Term[]>> => {
  const d = layerOf(x, "d");
  return {
    truth: [
      layerOf(x, "s"),
      layerOf(x, "g"),
      layerOf(x, "part"),
      derivedOf(x, "hot", () => true),
      derivedOf(x, "warm", (s, cell) => readAt(s, "s", cell)),
      derivedOf(
        x,
        "soft",
        where("u", (s, cell) => readAt(s, "s", cell)),
      ),
      term(
        `(if r1c1.s then ${x.text}.s else r1c1.s)`,
        (s) => (yes(s, "s", corner) ? readAt(s, "s", x.of(s)) : false),
        x,
      ),
      term(`[${x.text}.s, r1c1.s][1]`, (s) => readAt(s, "s", x.of(s)), x),
    ],
    number: [
      d,
      layerOf(x, "n"),
      layerOf(x, "m"),
      term(
        `${x.text}.column.cl`,
        strict2(x, (s, cell) => readAt(s, "cl", cell)),
        x,
      ),
      derivedOf(x, "twice", (s, cell) => numberIn(readAt(s, "d", cell)) * 2),
      derivedOf(
        x,
        "half",
        where("u", (s, cell) => readAt(s, "d", cell)),
      ),
      term(
        `(${d.text} + 1)`,
        strict(
          number((a) => (a ?? 0) + 1),
          d.of,
        ),
        x,
      ),
      term(
        `(3 - ${d.text})`,
        strict(
          number((a) => 3 - (a ?? 0)),
          d.of,
        ),
        x,
      ),
      term(
        `(${x.text}.n * 1)`,
        strict(
          number((a) => a ?? 0),
          (s) => readAt(s, "n", x.of(s)),
        ),
        x,
      ),
      term(
        `(0 * ${d.text} + 1)`,
        strict((_: Value) => 1, d.of),
        x,
      ),
      term(
        `(-${d.text})`,
        strict(
          number((a) => -(a ?? 0)),
          d.of,
        ),
        x,
      ),
      term(
        `(${d.text} mod 2)`,
        strict(
          number((a) => (a ?? 0) % 2),
          d.of,
        ),
        x,
      ),
      term(
        `max(${d.text}, 1)`,
        strict(
          number((a) => Math.max(a ?? 0, 1)),
          d.of,
        ),
        x,
      ),
      term(
        `abs(${d.text} - 2)`,
        strict(
          number((a) => Math.abs((a ?? 0) - 2)),
          d.of,
        ),
        x,
      ),
      term(
        `difference(${d.text}, 2)`,
        strict(
          number((a) => Math.abs((a ?? 0) - 2)),
          d.of,
        ),
        x,
      ),
      term(
        `(${d.text} - r1c1.d)`,
        strict(
          number((a, b) => (a ?? 0) - (b ?? 0)),
          d.of,
          layerAt("d", corner),
        ),
        x,
      ),
      term(
        `(${x.text}.column + 0)`,
        strict((cell: Cell) => cell.cell + 1, x.of),
        x,
      ),
      term(
        `distance(${x.text}, r1c1)`,
        strict((cell: Cell) => cell.cell, x.of),
        x,
      ),
      term(
        `${x.text}.next(left).d`,
        strict2(x, (s, cell) => readAt(s, "d", nextTo(cell, "left"))),
        x,
      ),
      term(
        `${x.text}.next(left).n`,
        strict2(x, (s, cell) => readAt(s, "n", nextTo(cell, "left"))),
        x,
      ),
      term(
        `plus(${x.text})`,
        strict(
          number((a) => (a ?? 0) + 1),
          d.of,
        ),
        x,
        { before: ["let plus(y) = y.d + 1"] },
      ),
      term(`(if r1c1.s then ${d.text} else 1)`, (s) => (yes(s, "s", corner) ? d.of(s) : 1), x),
      term(`[${d.text}, 1][1]`, d.of, x),
      term(`sum(${d.text} for i in 1..2)`, (s) => (isThere(d.of(s)) ? 2 * numberIn(d.of(s)) : 0), x),
      term(`product(${d.text} for i in 1..2)`, (s) => (isThere(d.of(s)) ? numberIn(d.of(s)) ** 2 : 1), x),
      term(`min(${d.text} for i in 1..2)`, d.of, x),
      term(
        `max((if i = 1 then ${d.text} else 1) for i in 1..2)`,
        (s) => (isThere(d.of(s)) ? Math.max(numberIn(d.of(s)), 1) : 1),
        x,
      ),
      term(`changes((if i = 2 then ${d.text} else i) for i in 1..3)`, (s) => changes([1, d.of(s), 3]), x),
      term(`visible((if i = 2 then ${d.text} else i) for i in 1..3)`, (s) => visible([1, d.of(s), 3]), x),
      term(`size(${x.text}.neighbours)`, (s) => orEmpty(strict(neighbours, x.of)(s)).length, x),
      term(
        `size(group(${x.text} by s))`,
        (s) => orEmpty(strict2(x, (_, cell) => groupOf(s, "s", cell))(s)).length,
        x,
      ),
      term(`size({${x.text}, r1c1})`, (s) => membersOf([x.of(s), corner]).length, x),
      term(`size({${d.text}, 1})`, (s) => new Set([d.of(s), 1].filter(isThere)).size, x),
      term(`size([${d.text}, 1])`, () => 2, x),
      term(`size(${x.text}.near)`, (s) => orEmpty(strict(neighbours, x.of)(s)).length, x, {
        before: [derived.near],
      }),
      term(
        `count(c in {${x.text}, r1c1} where c is s)`,
        (s) => count(s, "s", membersOf([x.of(s), corner])),
        x,
      ),
      term(`count(c in {r1c1} where ${x.text} is s)`, (s) => (yes(s, "s", x.of(s)) ? 1 : 0), x),
      term(`count(c in {r1c1} where ${d.text} = 1)`, (s) => (d.of(s) === 1 ? 1 : 0), x),
      term(`sum(1 for c in {r1c1} where ${x.text} is not s)`, (s) => (yes(s, "s", x.of(s)) ? 0 : 1), x),
      term(`size(reach(${x.text} through cells))`, (s) => (isThere(x.of(s)) ? 3 : 0), x),
      term(`(if ${x.text} is s then 1 else 2)`, (s) => (yes(s, "s", x.of(s)) ? 1 : 2), x),
      term(`(if ${d.text} = 1 then 1 else 2)`, (s) => (d.of(s) === 1 ? 1 : 2), x),
    ],
    optional: [
      layerOf(x, "o"),
      term(
        `(if r1c1.s then ${x.text}.o else none)`,
        (s) => (yes(s, "s", corner) ? readAt(s, "o", x.of(s)) : null),
        x,
      ),
    ],
    symbol: [
      layerOf(x, "e"),
      layerOf(x, "v"),
      derivedOf(
        x,
        "kind",
        where("u", (s, cell) => readAt(s, "e", cell)),
      ),
      term(
        `(if r1c1.s then ${x.text}.e else p)`,
        (s) => (yes(s, "s", corner) ? readAt(s, "e", x.of(s)) : "p"),
        x,
      ),
      term(`[${x.text}.e, p][1]`, (s) => readAt(s, "e", x.of(s)), x),
    ],
    direction: [
      layerOf(x, "w"),
      term(
        `opposite(${x.text}.w)`,
        strict(
          (value: Value) => opposites[String(value)] ?? absent,
          (s) => readAt(s, "w", x.of(s)),
        ),
        x,
      ),
    ],
    region: [layerOf(x, "a")],
  };
};

const chosen = (state: State, layer: string): readonly Cell[] =>
  cells.filter((cell) => yes(state, layer, cell));
const entry = (values: readonly Value[]) =>
  strict((k: Value) => (typeof k === "number" ? (values[k - 1] ?? absent) : absent), layerAt("k", corner));
/** R11: the value that all of them share. */
const shared =
  (layer: string) =>
  (s: State): Maybe<Value> => {
    const values = chosen(s, "t").map((cell) => readAt(s, layer, cell));
    return values.length > 0 && values.every((value) => keyOf(value) === keyOf(values[0] ?? absent))
      ? (values[0] ?? absent)
      : absent;
  };
const extreme =
  (best: (...numbers: readonly number[]) => number) =>
  (s: State): Maybe<Value> => {
    const there = chosen(s, "t").map((cell) => numberIn(readAt(s, "d", cell)));
    return there.length === 0 ? absent : best(...there);
  };

/** Values that may be absent without a cell that is. */
export const looseValues: Readonly<Record<Kind, readonly Term[]>> = {
  truth: [term("[no, yes][r1c1.k]", entry([false, true])), term("(cells with t).s", shared("s"))],
  number: [
    term("[1, 2][r1c1.k]", entry([1, 2])),
    term("(cells with t).d", shared("d")),
    term("(cells with t).n", shared("n")),
    term("min(c.d for c in cells where c is t)", extreme(Math.min)),
    term("max(c.d for c in cells where c is t)", extreme(Math.max)),
    term(
      "(min(c.d for c in cells with t) + 1)",
      strict((least: Value) => numberIn(least) + 1, extreme(Math.min)),
    ),
    term("[c.d for c in cells where c is t][2]", (s) => readAt(s, "d", chosen(s, "t")[1] ?? absent)),
    term("runs(c in r1c1.row where c is t)[2]", (s) =>
      yes(s, "t", corner) && !yes(s, "t", { cell: 1 }) && yes(s, "t", { cell: 2 }) ? 1 : absent,
    ),
    term("size(r1c1.a.first.neighbours)", (s) => {
      const [first] = regionIn(readAt(s, "a", corner));
      return first === undefined ? 0 : neighbours({ cell: first }).length;
    }),
  ],
  optional: [],
  symbol: [term("(cells with t).e", shared("e")), term("(cells with t).v", shared("v"))],
  direction: [term("[right, left][r1c1.k]", entry(["right", "left"]))],
  region: [
    layerOf(
      term("r1c1", () => corner),
      "a",
    ),
    layerOf(
      term("r1c2", () => ({ cell: 1 })),
      "a",
    ),
  ],
};

/** Links that may not be there. */
export const linkWays: Readonly<Record<string, Term<Link>>> = {
  "link in a found direction": term(
    "r1c1.link(r1c1.ar)",
    strict((direction: Value) => (direction === "right" ? { link: 0 } : absent), layerAt("ar", corner)),
  ),
  "first of found links": term(
    "(links with bar).first",
    (s) => links.find((link) => isTrue(readAt(s, "bar", link))) ?? absent,
  ),
  "second of found links": term("(links with bar)[2]", (s) =>
    links.every((link) => isTrue(readAt(s, "bar", link))) ? { link: 1 } : absent,
  ),
};

/** Layers on links are no, and 0, where there is no such link (L3). */
export function saidOfLink(x: Term<Link>): readonly Rule[] {
  const isLine = (s: State): boolean => isTrue(readAt(s, "line", x.of(s)));
  const load = (s: State): number => numberIn(isThere(x.of(s)) ? readAt(s, "load", x.of(s)) : 0);
  const rules: readonly Rule[] = [
    rule(`${x.text} is line`, isLine, x),
    rule(`${x.text} has line`, isLine, x),
    rule(`${x.text}.line`, isLine, x),
    rule(`${x.text}.line = no`, not(isLine), x),
    rule(`${x.text}.line != yes`, not(isLine), x),
    rule(`${x.text}.line = r1c1.s`, (s) => isLine(s) === yes(s, "s", corner), x),
    rule(`${x.text}.line in {yes}`, isLine, x),
    rule(`${x.text}.line not in {no}`, isLine, x),
    rule(`${x.text} has load`, (s) => load(s) !== 0, x),
    rule(`${x.text}.load = 0`, (s) => load(s) === 0, x),
    rule(`${x.text}.load != 0`, (s) => load(s) !== 0, x),
    rule(`${x.text}.load < 1`, (s) => load(s) < 1, x),
    rule(`${x.text}.load + 1 = 1`, (s) => load(s) === 0, x),
    rule(`${x.text}.load in {0}`, (s) => load(s) === 0, x),
    rule(
      `${x.text} is r1c1.link(right)`,
      said((link: Link) => link.link === 0, x.of),
      x,
    ),
    rule(`${x.text} in links`, there(x.of), x),
    rule(`size({${x.text}}) = 0`, (s) => !isThere(x.of(s)), x),
    rule(`exactly 0 line in {${x.text}}`, not(isLine), x),
    rule(`exactly 1 not line in {${x.text}}`, (s) => isThere(x.of(s)) && !isLine(s), x),
    rule(`all(l.line = no for l in {${x.text}})`, (s) => !isThere(x.of(s)) || !isLine(s), x),
    rule(`marked(${x.text})`, isLine, x, { before: ["let marked(y) = (y is line)"] }),
    rule(`${x.text} is free`, (s) => isThere(x.of(s)) && !isLine(s), x, {
      before: ["let free of link l = (l is not line)"],
    }),
    rule(`${x.text}.free = no`, (s) => isThere(x.of(s)) && isLine(s), x, {
      before: ["let free of link l = (l is not line)"],
    }),
  ];
  return rules.flatMap((one) => [one, rule(`not (${one.text})`, not(one.holds), one)]);
}

const opposites: Readonly<Record<string, Direction>> = {
  up: "down",
  down: "up",
  left: "right",
  right: "left",
};

const membersOf = (of: readonly Maybe<Cell>[]): readonly Cell[] => {
  const there = new Map<number, Cell>();
  for (const cell of of) if (isThere(cell)) there.set(cell.cell, cell);
  return [...there.values()];
};

/** What is absent is left out. */
function changes(values: readonly Maybe<Value>[]): number {
  const there = values.filter(isThere).map(keyOf);
  return there.filter((value, i) => i > 0 && value !== there[i - 1]).length;
}

function visible(values: readonly Maybe<Value>[]): number {
  const there = values.filter(isThere).map(numberIn);
  return there.filter((value, i) => there.slice(0, i).every((other) => other < value)).length;
}

/** What is said of a value, in every place where one may stand. */
export const saidOf = (kind: Kind, v: Term): readonly Rule[] => [
  ...(kind === "region" ? saidOfRegion(v) : [...compared(kind, v), ...particular[kind](v)]),
  ...(kind === "region" || kind === "optional" ? [] : gathered(kind, v)),
];

const example: Readonly<Record<Exclude<Kind, "region">, { readonly text: string; readonly value: Value }>> = {
  truth: { text: "no", value: false },
  number: { text: "1", value: 1 },
  optional: { text: "1", value: 1 },
  symbol: { text: "p", value: "p" },
  direction: { text: "right", value: "right" },
};
const other: typeof example = {
  truth: { text: "yes", value: true },
  number: { text: "2", value: 2 },
  optional: { text: "none", value: null },
  symbol: { text: "q", value: "q" },
  direction: { text: "left", value: "left" },
};

const own: Readonly<Record<Exclude<Kind, "region">, Term>> = {
  truth: term("r1c1.s", layerAt("s", corner)),
  number: term("r1c1.d", layerAt("d", corner)),
  optional: term("r1c1.o", layerAt("o", corner)),
  symbol: term("r1c1.e", layerAt("e", corner)),
  direction: term("r1c1.ar", layerAt("ar", corner)),
};

function compared(kind: Exclude<Kind, "region">, v: Term): readonly Rule[] {
  const [one, two, here] = [example[kind], other[kind], own[kind]];
  const is = (value: Value) => said((mine: Value) => same(mine, value), v.of);
  const isNot = (value: Value) => said((mine: Value) => differ(mine, value), v.of);
  return [
    rule(`${v.text} = ${one.text}`, is(one.value), v),
    rule(`${v.text} != ${one.text}`, isNot(one.value), v),
    rule(`${v.text} = ${two.text}`, is(two.value), v),
    rule(`${v.text} != ${two.text}`, isNot(two.value), v),
    rule(`${one.text} != ${v.text}`, isNot(one.value), v),
    rule(`not (${v.text} = ${one.text})`, not(is(one.value)), v),
    rule(`not (${v.text} != ${one.text})`, not(isNot(one.value)), v),
    rule(`${v.text} = ${v.text}`, there(v.of), v),
    rule(`${v.text} != ${v.text}`, () => false, v),
    rule(`${v.text} = ${here.text}`, said(same, v.of, here.of), v),
    rule(`${v.text} != ${here.text}`, said(differ, v.of, here.of), v),
    rule(`not (${here.text} = ${v.text})`, not(said(same, v.of, here.of)), v),
    rule(`(${v.text} = ${one.text}) = no`, not(is(one.value)), v),
    rule(`different((if i = 1 then ${v.text} else ${one.text}) for i in 1..2)`, (s) => !is(one.value)(s), v),
    rule(
      `changes((if i = 2 then ${v.text} else ${one.text}) for i in 1..3) = 0`,
      (s) => changes([one.value, v.of(s), one.value]) === 0,
      v,
    ),
    rule(
      `changes((if i = 2 then ${v.text} else if i = 1 then ${one.text} else ${two.text}) for i in 1..3) = 1`,
      (s) => changes([one.value, v.of(s), two.value]) === 1,
      v,
    ),
    rule(`named = ${one.text}`, is(one.value), v, { before: [`let named = ${v.text}`] }),
    rule(`named != ${one.text}`, isNot(one.value), v, { before: [`let named = ${v.text}`] }),
    rule(`count(i in 1..2 where ${v.text} != ${one.text}) = 0`, not(isNot(one.value)), v),
    rule(`some(${v.text} != ${one.text} for i in 1..2)`, isNot(one.value), v),
    rule(`all(${v.text} = ${one.text} for i in 1..2)`, is(one.value), v),
    rule(
      `(if r1c1.s then ${v.text} else ${two.text}) != ${one.text}`,
      (s) => (yes(s, "s", corner) ? isNot(one.value)(s) : true),
      v,
    ),
    rule(`${v.text} = ${one.text} implies r1c1.s`, (s) => !is(one.value)(s) || yes(s, "s", corner), v),
    rule(`if ${v.text} != ${one.text}: no`, not(isNot(one.value)), v),
    rule(
      `for each cell c where ${v.text} != ${one.text}: c is s`,
      (s) => !isNot(one.value)(s) || cells.every((cell) => yes(s, "s", cell)),
      v,
    ),
  ];
}

/** In sets and lists, and where a value is handed on: not of what may be `none`, which has to be guarded there. */
function gathered(kind: Exclude<Kind, "region" | "optional">, v: Term): readonly Rule[] {
  const [one, two, here] = [example[kind], other[kind], own[kind]];
  const is = (value: Value) => said((mine: Value) => same(mine, value), v.of);
  const isNot = (value: Value) => said((mine: Value) => differ(mine, value), v.of);
  return [
    rule(`${v.text} in {${two.text}}`, is(two.value), v),
    rule(`${v.text} not in {${two.text}}`, not(is(two.value)), v),
    rule(`${one.text} in {${v.text}, ${two.text}}`, is(one.value), v),
    rule(`${one.text} in [${v.text}, ${two.text}]`, is(one.value), v),
    rule(`[${v.text}, ${one.text}] = [${two.text}, ${one.text}]`, is(two.value), v),
    rule(`[${v.text}, ${one.text}] != [${two.text}, ${one.text}]`, not(is(two.value)), v),
    rule(`[${v.text}] = [${here.text}]`, said(same, v.of, here.of), v),
    rule(
      `[${v.text}, ${one.text}] in {[${two.text}, ${one.text}], [${two.text}, ${two.text}]}`,
      is(two.value),
      v,
    ),
    rule(
      `[${v.text}, ${one.text}] not in {[${two.text}, ${one.text}], [${two.text}, ${two.text}]}`,
      not(is(two.value)),
      v,
    ),
    rule(`[${v.text}, ${one.text}][2] = ${one.text}`, () => true, v),
    rule(`bag([${v.text}, ${one.text}]) = bag([${one.text}, ${two.text}])`, is(two.value), v),
    rule(`differs(${v.text})`, isNot(one.value), v, { before: [`let differs(y) = y != ${one.text}`] }),
  ];
}

const particular: Readonly<Record<Exclude<Kind, "region">, (v: Term) => readonly Rule[]>> = {
  truth: (v) => {
    const holds = (s: State): boolean => v.of(s) === true;
    return [
      rule(v.text, holds, v),
      rule(`not ${v.text}`, not(holds), v),
      rule(`${v.text} or r1c1.s`, (s) => holds(s) || yes(s, "s", corner), v),
      rule(`${v.text} and r1c1.s`, (s) => holds(s) && yes(s, "s", corner), v),
      rule(`${v.text} implies r1c1.s`, (s) => !holds(s) || yes(s, "s", corner), v),
      rule(`(not ${v.text}) = yes`, not(holds), v),
      rule(`(${v.text} and yes) = no`, not(holds), v),
      rule(`if ${v.text}: no`, not(holds), v),
      rule(`(if ${v.text} then 1 else 2) = 2`, not(holds), v),
      rule(`all(${v.text} for i in 1..2)`, holds, v),
      rule(`some(${v.text} for i in 1..2)`, holds, v),
      rule(`not some(${v.text} for i in 1..2)`, not(holds), v),
      rule(`count(i in 1..2 where ${v.text}) = 2`, holds, v),
      rule(`runs(i in 1..2 where ${v.text}) = [2]`, holds, v),
      rule(`runs(i in 1..2 where not ${v.text}) = [2]`, not(holds), v),
      rule(`size(r1c1.row where ${v.text}) = 3`, holds, v),
      rule(
        `${v.text} = (r1c1.d = 1)`,
        (s) => said((mine: Value) => mine === (readAt(s, "d", corner) === 1), v.of)(s),
        v,
      ),
      rule(
        `${v.text} != (r1c1.d = 1)`,
        (s) => said((mine: Value) => mine !== (readAt(s, "d", corner) === 1), v.of)(s),
        v,
      ),
    ];
  },
  number: (v) => {
    const compared = (holds: (mine: number) => boolean) =>
      said((mine: Value) => typeof mine === "number" && holds(mine), v.of);
    const amount =
      (holds: (found: number, wanted: number) => boolean) =>
      (s: State): boolean =>
        compared((mine) => holds(count(s, "s", cells), mine))(s);
    const sum = strict((mine: Value) => (typeof mine === "number" ? mine + 1 : absent), v.of);
    const added = (holds: (mine: number) => boolean) => said((mine: number) => holds(mine), sum);
    return [
      rule(
        `${v.text} < 2`,
        compared((mine) => mine < 2),
        v,
      ),
      rule(
        `${v.text} <= 1`,
        compared((mine) => mine <= 1),
        v,
      ),
      rule(
        `${v.text} > 1`,
        compared((mine) => mine > 1),
        v,
      ),
      rule(
        `2 > ${v.text}`,
        compared((mine) => mine < 2),
        v,
      ),
      rule(`not (${v.text} < 2)`, not(compared((mine) => mine < 2)), v),
      rule(`not (${v.text} >= 2)`, not(compared((mine) => mine >= 2)), v),
      rule(`${v.text} <= r1c1.d`, (s) => compared((mine) => mine <= numberIn(readAt(s, "d", corner)))(s), v),
      rule(
        `not (${v.text} <= r1c1.d)`,
        (s) => !compared((mine) => mine <= numberIn(readAt(s, "d", corner)))(s),
        v,
      ),
      rule(
        `${v.text} in 1..2`,
        compared((mine) => mine === 1 || mine === 2),
        v,
      ),
      rule(`${v.text} not in 1..2`, not(compared((mine) => mine === 1 || mine === 2)), v),
      rule(
        `1 in 1..${v.text}`,
        compared((mine) => mine >= 1),
        v,
      ),
      rule(`1 not in ${v.text}..2`, not(compared((mine) => mine <= 1)), v),
      rule(
        `${v.text} + 1 = 2`,
        added((mine) => mine === 2),
        v,
      ),
      rule(
        `${v.text} + 1 != 2`,
        added((mine) => mine !== 2),
        v,
      ),
      rule(`not (${v.text} + 1 <= 2)`, not(added((mine) => mine <= 2)), v),
      rule(
        `${v.text} + r1c1.d + r1c2.d <= 5`,
        (s) =>
          compared(
            (mine) =>
              mine + numberIn(readAt(s, "d", { cell: 0 })) + numberIn(readAt(s, "d", { cell: 1 })) <= 5,
          )(s),
        v,
      ),
      rule(
        `exactly ${v.text} s in cells`,
        amount((found, wanted) => found === wanted),
        v,
      ),
      rule(
        `at most ${v.text} s in cells`,
        amount((found, wanted) => found <= wanted),
        v,
      ),
      rule(
        `at least ${v.text} s in cells`,
        amount((found, wanted) => found >= wanted),
        v,
      ),
      rule(`not (at least ${v.text} s in cells)`, not(amount((found, wanted) => found >= wanted)), v),
      rule(
        `exactly 0..${v.text} s in cells`,
        amount((found, wanted) => found <= wanted),
        v,
      ),
      rule(
        `${v.text} = count(c in cells where c is s)`,
        (s) => compared((mine) => mine === count(s, "s", cells))(s),
        v,
      ),
      rule(
        `${v.text} != count(c in cells where c is s)`,
        (s) => compared((mine) => mine !== count(s, "s", cells))(s),
        v,
      ),
      rule(
        `increasing((if i = 2 then ${v.text} else i) for i in 1..3)`,
        (s) => {
          const mine = v.of(s);
          return typeof mine !== "number" || (1 < mine && mine < 3);
        },
        v,
      ),
      rule(
        `min((if i = 1 then ${v.text} else 2) for i in 1..2) = 2`,
        (s) => {
          const mine = v.of(s);
          return typeof mine !== "number" || mine >= 2;
        },
        v,
      ),
      rule(
        `sum((if i = 1 then ${v.text} else 2) for i in 1..2) = 2`,
        (s) => {
          const mine = v.of(s);
          return typeof mine !== "number" || mine === 0;
        },
        v,
      ),
      rule(`max(${v.text}, 2) >= 2`, there(v.of), v),
      rule(
        `(if r1c1.s then ${v.text} else 1) <= 1`,
        (s) => (yes(s, "s", corner) ? compared((mine) => mine <= 1)(s) : true),
        v,
      ),
    ];
  },
  optional: () => [],
  symbol: (v) => [
    rule(
      `${v.text} is p`,
      said((mine: Value) => mine === "p", v.of),
      v,
    ),
    rule(`${v.text} is not p`, not(said((mine: Value) => mine === "p", v.of)), v),
  ],
  direction: (v) => [
    rule(
      `${v.text} is left`,
      said((mine: Value) => mine === "left", v.of),
      v,
    ),
    rule(`${v.text} is not left`, not(said((mine: Value) => mine === "left", v.of)), v),
    rule(
      `r1c2.next(${v.text}) is s`,
      (s) => yes(s, "s", strict((mine: Value) => nextTo({ cell: 1 }, mine), v.of)(s)),
      v,
    ),
    rule(
      `r1c2.next(${v.text}) is not s`,
      (s) => !yes(s, "s", strict((mine: Value) => nextTo({ cell: 1 }, mine), v.of)(s)),
      v,
    ),
    rule(
      `r1c2 has next(${v.text})`,
      (s) => isThere(strict((mine: Value) => nextTo({ cell: 1 }, mine), v.of)(s)),
      v,
    ),
    rule(
      `size(look(r1c2, ${v.text})) = 0`,
      (s) => orEmpty(strict((mine: Value) => look({ cell: 1 }, mine), v.of)(s)).length === 0,
      v,
    ),
  ],
};

const regionIn = (value: Maybe<Value>): readonly number[] =>
  typeof value === "object" && value !== null && "region" in value ? value.region : [];

function saidOfRegion(v: Term): readonly Rule[] {
  const isOne = (value: Maybe<Value>): boolean => regionIn(value).length > 0;
  const here = layerAt("a", corner);
  const sameRegion = (s: State): boolean => isOne(v.of(s)) && keyOf(v.of(s)) === keyOf(here(s));
  const sized =
    (holds: (size: number) => boolean) =>
    (s: State): boolean =>
      holds(regionIn(v.of(s)).length);
  return [
    rule(`${v.text} is r1c1.a`, sameRegion, v),
    rule(`${v.text} is not r1c1.a`, not(sameRegion), v),
    rule(`not (${v.text} is not r1c1.a)`, sameRegion, v),
    rule(`r1c1.a is ${v.text}`, sameRegion, v),
    rule(
      `${v.text} is none`,
      said((mine: Value) => mine === null, v.of),
      v,
    ),
    rule(`${v.text} is not none`, not(said((mine: Value) => mine === null, v.of)), v),
    rule(
      `${v.text} = none`,
      said((mine: Value) => mine === null, v.of),
      v,
    ),
    rule(
      `${v.text} != none`,
      said((mine: Value) => mine !== null, v.of),
      v,
    ),
    rule(
      `size(${v.text}) = 0`,
      sized((size) => size === 0),
      v,
    ),
    rule(
      `size(${v.text}) <= 1`,
      sized((size) => size <= 1),
      v,
    ),
    rule(
      `exactly 0 s in ${v.text}`,
      (s) =>
        count(
          s,
          "s",
          regionIn(v.of(s)).map((cell) => ({ cell })),
        ) === 0,
      v,
    ),
    rule(`r1c1 in ${v.text}`, (s) => regionIn(v.of(s)).includes(0), v),
    rule(`r1c1 not in ${v.text}`, (s) => !regionIn(v.of(s)).includes(0), v),
    rule(
      `changes((if i = 2 then ${v.text} else r1c1.a) for i in 1..3) = 0`,
      (s) => changes([here(s), v.of(s), here(s)]) === 0,
      v,
    ),
    rule(
      `different((if i = 2 then ${v.text} else r1c1.a) for i in 1..2)`,
      (s) => keyOf(here(s)) !== keyOf(v.of(s)),
      v,
    ),
    rule(`[${v.text}] = [r1c1.a]`, said(same, v.of, here), v),
    rule(`[${v.text}] != [r1c1.a]`, not(said(same, v.of, here)), v),
    rule(`[${v.text} for i in 1..1] = [r1c1.a]`, said(same, v.of, here), v),
    rule(
      `count(i in 1..1 where ${v.text} is none) = 1`,
      said((mine: Value) => mine === null, v.of),
      v,
    ),
    rule(
      `named = none`,
      said((mine: Value) => mine === null, v.of),
      v,
      { before: [`let named = ${v.text}`] },
    ),
    rule(
      `(if r1c1.s then ${v.text} else r1c1.a) != none`,
      (s) => isOne(yes(s, "s", corner) ? v.of(s) : here(s)),
      v,
    ),
    rule(
      `(if r1c1.s then ${v.text} else r1c1.a) = none`,
      (s) => (yes(s, "s", corner) ? v.of(s) : here(s)) === null,
      v,
    ),
    rule(`${v.text} is straight`, () => true, v),
    rule(
      `for each cell c in ${v.text}: c is s`,
      (s) => regionIn(v.of(s)).every((cell) => yes(s, "s", { cell })),
      v,
    ),
  ];
}

const columnOf = (cell: Maybe<Cell>): number => (isThere(cell) ? cell.cell : Number.NaN);
const firstOf = (region: Maybe<Value>): Maybe<Cell> => {
  const [first] = regionIn(region);
  return first === undefined ? absent : { cell: first };
};
/** The link on its left: where the cell or the link is not there, no (L3). */
const isBar = (s: State, x: Term<Cell>): boolean => {
  const column = columnOf(x.of(s));
  return column > 0 && isTrue(readAt(s, "bar", { link: column - 1 }));
};

/** What is said of the cell itself. */
export function saidOfCell(x: Term<Cell>): readonly Rule[] {
  const has =
    (layer: string) =>
    (s: State): boolean => {
      const value = readAt(s, layer, x.of(s));
      return isThere(value) && value !== null && value !== false;
    };
  const both = (rules: readonly Rule[]): readonly Rule[] =>
    rules.flatMap((one) => [one, rule(`not (${one.text})`, not(one.holds), one)]);
  const set =
    (of: (cell: Cell) => readonly Cell[]) =>
    (s: State): readonly Cell[] =>
      orEmpty(strict(of, x.of)(s));
  const near = set(neighbours);
  const line = set(() => cells);
  return [
    ...both([
      rule(`${x.text} is s`, has("s"), x),
      rule(`${x.text} is g`, has("g"), x),
      rule(`${x.text} is part`, has("part"), x),
      rule(`${x.text} is p`, (s) => readAt(s, "e", x.of(s)) === "p", x),
      rule(`${x.text} is hot`, (s) => isThere(x.of(s)), x, { before: [derived.hot] }),
      rule(`${x.text} is warm`, has("s"), x, { before: [derived.warm] }),
      rule(`${x.text} is soft`, (s) => has("s")(s) && has("u")(s), x, { before: [derived.soft] }),
      rule(`${x.text} has s`, has("s"), x),
      rule(`${x.text} has g`, has("g"), x),
      rule(`${x.text} has d`, has("d"), x),
      rule(`${x.text} has o`, has("o"), x),
      rule(`${x.text} has e`, has("e"), x),
      rule(`${x.text} has w`, has("w"), x),
      rule(`${x.text} has m`, has("m"), x),
      rule(`${x.text} has a`, has("a"), x),
      rule(`${x.text} has twice`, has("d"), x, { before: [derived.twice] }),
      rule(`${x.text} has half`, has("u"), x, { before: [derived.half] }),
      rule(`${x.text} has kind`, has("u"), x, { before: [derived.kind] }),
      rule(`${x.text}.o = none`, (s) => readAt(s, "o", x.of(s)) === null, x),
      rule(`${x.text}.o != none`, (s) => typeof readAt(s, "o", x.of(s)) === "number", x),
      rule(
        `${x.text} is r1c1`,
        said((cell: Cell) => cell.cell === 0, x.of),
        x,
      ),
      rule(`${x.text} is ${x.text}`, there(x.of), x),
      rule(`${x.text} in cells`, there(x.of), x),
      rule(
        `${x.text} in {r1c1, r1c2}`,
        said((cell: Cell) => cell.cell < 2, x.of),
        x,
      ),
      rule(`${x.text} in (cells with s)`, has("s"), x),
      rule(
        `${x.text} in [r1c1, r1c2]`,
        said((cell: Cell) => cell.cell < 2, x.of),
        x,
      ),
      rule(
        `r1c1 in {${x.text}, r1c2}`,
        said((cell: Cell) => cell.cell === 0, x.of),
        x,
      ),
      rule(
        `r1c1 in [${x.text}, r1c2]`,
        said((cell: Cell) => cell.cell === 0, x.of),
        x,
      ),
      rule(
        `${x.text} before r1c3`,
        said((cell: Cell) => cell.cell < 2, x.of),
        x,
      ),
      rule(
        `r1c1 before ${x.text}`,
        said((cell: Cell) => cell.cell > 0, x.of),
        x,
      ),
      rule(`${x.text} is border`, there(x.of), x),
      rule(
        `${x.text} has next(left)`,
        said((cell: Cell) => cell.cell > 0, x.of),
        x,
      ),
      rule(
        `${x.text}.next(left) is s`,
        (s) => yes(s, "s", strict((cell: Cell) => nextTo(cell, "left"), x.of)(s)),
        x,
      ),
      rule(
        `${x.text}.next(left) is hot`,
        said((cell: Cell) => cell.cell > 0, x.of),
        x,
        { before: [derived.hot] },
      ),
      rule(`${x.text}.row is r1c1.row`, there(x.of), x),
      rule(`${x.text}.row = 1`, there(x.of), x),
      rule(
        `joined(${x.text}, r1c1)`,
        (s) => said((cell: Cell) => cell.cell !== 0, x.of)(s) && (has("s")(s) || yes(s, "s", corner)),
        x,
        {
          before: ["let joined of cells y, z = y is s"],
        },
      ),
      rule(`lone(${x.text})`, (s) => near(s).length === 0, x, {
        before: ["let lone(y) = size(y.neighbours) = 0"],
      }),
      rule(`marked(${x.text})`, has("s"), x, { before: ["let marked(y) = (y is s)"] }),
      rule(`unmarked(${x.text})`, not(has("s")), x, { before: ["let unmarked(y) = (y is not s)"] }),
      rule(`exactly 0 s in {${x.text}, r1c1}`, (s) => count(s, "s", membersOf([x.of(s), corner])) === 0, x),
      rule(`exactly 1 s in {${x.text}}`, has("s"), x),
      rule(`exactly 0 s in {${x.text}}`, not(has("s")), x),
      rule(`exactly 1 not s in {${x.text}}`, (s) => isThere(x.of(s)) && !has("s")(s), x),
      rule(`exactly 0 s in ${x.text}.neighbours`, (s) => count(s, "s", near(s)) === 0, x),
      rule(`exactly 1 s in ${x.text}.row`, (s) => count(s, "s", line(s)) === 1, x),
      rule(`exactly 1 hot in {${x.text}}`, (s) => isThere(x.of(s)), x, { before: [derived.hot] }),
      rule(`exactly 1 p in {${x.text}}`, (s) => readAt(s, "e", x.of(s)) === "p", x),
      rule(`connected(${x.text}.neighbours)`, (s) => near(s).length < 2, x),
      rule(`${x.text}.row is straight`, () => true, x),
      rule(`${x.text}.row is rectangle`, (s) => isThere(x.of(s)), x),
      rule(`some(c is s for c in ${x.text}.neighbours)`, (s) => count(s, "s", near(s)) > 0, x),
      rule(`all(c is s for c in ${x.text}.neighbours)`, (s) => count(s, "s", near(s)) === near(s).length, x),
      rule(`some(c is s for c in {${x.text}})`, has("s"), x),
      rule(`all(c is s for c in {${x.text}})`, (s) => !isThere(x.of(s)) || has("s")(s), x),
      rule(`all(c.s = no for c in {${x.text}})`, (s) => !isThere(x.of(s)) || !has("s")(s), x),
      rule(`size(look(${x.text}, right)) = 0`, (s) => set((cell) => look(cell, "right"))(s).length === 0, x),
      rule(
        `r1c1 in group(${x.text} by s)`,
        (s) => orEmpty(strict((cell: Cell) => groupOf(s, "s", cell), x.of)(s)).some(({ cell }) => cell === 0),
        x,
      ),
      rule(`size({${x.text}} with s) = 1`, has("s"), x),
      rule(`size(${x.text}.row where ${x.text} is s) = 3`, has("s"), x),
      rule(
        `(if r1c1.u then ${x.text} else r1c2) is s`,
        (s) => yes(s, "s", yes(s, "u", corner) ? x.of(s) : { cell: 1 }),
        x,
      ),
      rule(
        `(if r1c1.u then ${x.text} else r1c2).s = no`,
        (s) => readAt(s, "s", yes(s, "u", corner) ? x.of(s) : { cell: 1 }) === false,
        x,
      ),
      rule(`named is s`, has("s"), x, { before: [`let named = ${x.text}`] }),
      rule(`named.s = no`, (s) => readAt(s, "s", x.of(s)) === false, x, {
        before: [`let named = ${x.text}`],
      }),
      rule(`(${x.text} is s) = no`, not(has("s")), x),
      rule(`(${x.text} has d) = no`, not(has("d")), x),
      rule(`(${x.text} is r1c1) = no`, not(said((cell: Cell) => cell.cell === 0, x.of)), x),
      rule(`size(${x.text}.neighbours + {r1c1}) = 1`, (s) => membersOf([...near(s), corner]).length === 1, x),
      rule(
        `${x.text}.links.load = 1`,
        (s) => {
          const own = near(s).map(({ cell }) =>
            readAt(s, "load", { link: Math.min(cell, numberIn(strict((c: Cell) => c.cell, x.of)(s))) }),
          );
          return own.length > 0 && own.every((value) => value === 1);
        },
        x,
      ),
    ]),
    rule(`exactly 1 of each e in {${x.text}}`, (s) => !isThere(x.of(s)), x),
    rule(`${x.text}.bar(left)`, (s) => isBar(s, x), x),
    rule(`${x.text}.bar(left) = no`, (s) => !isBar(s, x), x),
    rule(
      `${x.text}.bar(left) != ${x.text}.s`,
      (s) =>
        said(
          (mine: Value) => mine !== isBar(s, x),
          (t) => readAt(t, "s", x.of(t)),
        )(s),
      x,
    ),
    rule(
      `exactly 0 bar in ${x.text}.links`,
      (s) =>
        near(s).every(({ cell }) => !isTrue(readAt(s, "bar", { link: Math.min(cell, columnOf(x.of(s))) }))),
      x,
    ),
    rule(
      `{${x.text}, r1c2}.d = 1`,
      (s) => membersOf([x.of(s), { cell: 1 }]).every((cell) => readAt(s, "d", cell) === 1),
      x,
    ),
    rule(`{${x.text}}.d != 1`, (s) => readAt(s, "d", x.of(s)) === 2, x),
    rule(`size(span(${x.text}, r1c1)) <= 1`, (s) => !isThere(x.of(s)) || columnOf(x.of(s)) === 0, x),
    rule(
      `${x.text}.next(${x.text}.w) is s`,
      (s) => yes(s, "s", strict(nextTo, x.of, (t) => readAt(t, "w", x.of(t)))(s)),
      x,
    ),
    rule(
      `${x.text}.next(${x.text}.w).s = no`,
      (s) => readAt(s, "s", strict(nextTo, x.of, (t) => readAt(t, "w", x.of(t)))(s)) === false,
      x,
    ),
    rule(`${x.text}.a.first is s`, (s) => yes(s, "s", firstOf(readAt(s, "a", x.of(s)))), x),
    rule(`${x.text}.a.first.s = no`, (s) => readAt(s, "s", firstOf(readAt(s, "a", x.of(s)))) === false, x),
    rule(`calm(${x.text})`, (s) => readAt(s, "s", x.of(s)) === false, x, {
      before: ["let calm(y) = y.s = no"],
    }),
    rule(`r1c2 is beside`, (s) => readAt(s, "s", x.of(s)) === false, x, {
      before: [`let beside of cell c = ${x.text}.s = no`],
    }),
    rule(`all(${x.text}.s = no for c in cells)`, (s) => readAt(s, "s", x.of(s)) === false, x),
    rule(`[${x.text}.s for c in r1c1.row] = [no, no, no]`, (s) => readAt(s, "s", x.of(s)) === false, x),
    rule(`[${x.text}.s for c in r1c1.row] != [no, no, no]`, (s) => readAt(s, "s", x.of(s)) !== false, x),
    rule(`for each cell c in {${x.text}}: c is s`, (s) => !isThere(x.of(s)) || has("s")(s), x),
    rule(`for each cell c in {${x.text}}: c.s = no`, (s) => !isThere(x.of(s)) || !has("s")(s), x),
    rule(
      `for each cell c in ${x.text}.neighbours: c is s`,
      (s) => near(s).every((cell) => yes(s, "s", cell)),
      x,
    ),
    rule(
      `for each cell c where ${x.text} is s: c is u`,
      (s) => !has("s")(s) || cells.every((cell) => yes(s, "u", cell)),
      x,
    ),
    rule(
      `for each cell c where ${x.text} is not s: c is u`,
      (s) => has("s")(s) || cells.every((cell) => yes(s, "u", cell)),
      x,
    ),
    rule(`for each cell c where c is ${x.text}: c is s`, (s) => !isThere(x.of(s)) || has("s")(s), x),
    rule(
      `for each cell c where c is not ${x.text}: c is s`,
      (s) => cells.every((cell) => keyOf(cell) === keyOf(x.of(s)) || yes(s, "s", cell)),
      x,
    ),
    rule(`if ${x.text} is s: no`, not(has("s")), x),
    rule(`if ${x.text} is not s: no`, has("s"), x),
  ];
}
