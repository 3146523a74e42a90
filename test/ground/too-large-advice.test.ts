/**
 * The message "too large" says which elements a rule goes through, and what to write instead. Here each kind of advice is followed by hand, and
 * helps.
 */
import { analyse, compileInstance, type Diagnostic } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";

/** A small limit, so that small boards reach it. */
const entryLimit = 30_000;

function compiled(text: string): { readonly fits: boolean; readonly said: readonly Diagnostic[] } {
  const { typed, diagnostics } = analyse("large.ecp", text, noFiles);
  const [instance] = typed.instances;
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  if (instance === undefined) throw new Error("no instance");
  const { lowered, diagnostics: said } = compileInstance(
    typed,
    instance,
    { set: new Map(), entryLimit },
    noFiles,
  );
  return { fits: lowered !== undefined, said };
}

interface Case {
  readonly name: string;
  readonly text: string;
  readonly advised: string;
  readonly message: RegExp;
  readonly help: RegExp;
  /** The texts that the places beside it quote. */
  readonly sets: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: "heads over all cells",
    text: `puzzle P
board 7 x 7
find n: 1..3
rule "Steps":
  for each cell a, cell b, cell c, cell d where distance(a, b) = 1 and distance(b, c) = 1 and distance(c, d) = 1:
    a.n + b.n + c.n + d.n < 12
instance
`,
    advised: `puzzle P
board 7 x 7
find n: 1..3
rule "Steps":
  for each cell a, cell b in a.neighbours, cell c in b.neighbours, cell d in c.neighbours:
    a.n + b.n + c.n + d.n < 12
instance
`,
    message: /goes through 49 x 49 x 49 choices/,
    help: /take each from a small set that depends on the ones before it, such as `cell y in x\.neighbours`/,
    sets: ["cell", "cell", "cell"],
  },
  {
    name: "a relation that looks at every cell for every pair",
    text: `puzzle P
board 8 x 8
find on: yes/no
let joined of cells x, y = some(distance(c, x) = 1 and distance(c, y) = 1 and c is on for c in cells)
rule "One": connected(cells with on by joined)
instance
`,
    advised: `puzzle P
board 8 x 8
find on: yes/no
let joined of cells x, y = y in x.around and some(distance(c, x) = 1 and distance(c, y) = 1 and c is on for c in cells)
rule "One": connected(cells with on by joined)
instance
`,
    message: /goes through 2,016 x 64 choices/,
    help: /`joined` is tested for 2,016 pairs.*begin it with a condition that limits the pairs: `y in x\.around and …`/,
    sets: ["connected(cells with on by joined)", "cells"],
  },
  {
    name: "a relation of links that looks at every cell of both for every pair",
    text: `puzzle P
board 14 x 14
find on: yes/no on links
let joined of links x, y = some(distance(c, d) = 0 for c in x.cells, d in y.cells)
rule "One": connected(links with on by joined)
instance
`,
    advised: `puzzle P
board 14 x 14
find on: yes/no on links
let joined of links x, y = some(c in y.cells and some(distance(c, d) = 0 for d in y.cells) for c in x.cells)
rule "One": connected(links with on by joined)
instance
`,
    message: /goes through 66,066 x 2 choices/,
    help: /`joined` is tested for 66,066 pairs.*begin it with a condition that limits the pairs: `some\(c in y\.cells and … for c in x\.cells\)`/,
    sets: ["connected(links with on by joined)", "x.cells"],
  },
  {
    name: "regions that are compared, each with each",
    text: `puzzle P
board 4 x 6
find area: region
rule "Unlike": for each area a, b where a is not b: a.shape != b.shape
instance
`,
    advised: `puzzle P
board 4 x 6
find area: region
for each area a: size(a) = 2
rule "Unlike": for each link (x, y) where x.area is not y.area: x.area.shape != y.area.shape
instance
`,
    message: /goes through 24 x 24 choices/,
    help: /compare only those that touch, `for each link \(x, y\) where x\.area is not y\.area: …`/,
    sets: ["area", "area"],
  },
];

describe.each(cases)("$name", ({ text, advised, message, help, sets }) => {
  test("the message says what is gone through, at the rule", () => {
    const { fits, said } = compiled(text);
    expect(fits).toBe(false);
    const [large] = said;
    expect(large).toMatchObject({ code: "ECP5001" });
    expect(large?.message).toMatch(message);
    expect(large?.help).toMatch(help);
    expect(large?.related.map(({ span }) => text.slice(span.start, span.end))).toEqual(sets);
  });

  test("its advice fits", () => {
    expect(compiled(advised)).toMatchObject({ fits: true });
  });
});
