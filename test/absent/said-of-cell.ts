/** What is said of a cell itself. */

import {
  type Cell,
  cells,
  groupOf,
  isThere,
  keyOf,
  look,
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
  type Value,
} from "./meaning.js";
import { columnOf, count, firstOf, isBar, isTrue, membersOf, not, numberIn, there, yes } from "./telling.js";
import { derived } from "./values-at.js";
import { corner } from "./ways.js";

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
