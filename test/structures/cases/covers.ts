/** Layers that options set: at rest where none does. */
import { type Case, on } from "./case.js";

const flags = (...lines: readonly string[]): string =>
  on(
    2,
    2,
    "find flag: {red, green} or none",
    "items pole(x) for x in cells",
    "option bare(x) for x in cells: pole(x)",
    "option red(x) for x in cells: pole(x), x.flag = red",
    "option two(x) for x in cells where x has next(right): pole(x), pole(x.right), x.flag = green, x.right.flag = red",
    ...lines,
  );

const lights = (...lines: readonly string[]): string =>
  on(
    1,
    3,
    "find lit: yes/no",
    "items spot(x) 1..2 times for x in cells",
    "option on(x) for x in cells: spot(x), x.lit = yes",
    "option off(x) for x in cells: spot(x), x.lit = no",
    "option plain(x) for x in cells: spot(x)",
    ...lines,
  );

export const covers: readonly Case[] = [
  { name: "options set a layer", text: flags() },
  { name: "options set a layer that is counted", text: flags("exactly 1 red in each column") },
  { name: "options set a layer of which a rule speaks", text: flags("some(x is green for x in cells)") },
  { name: "an option has to set a layer", text: flags("r1c1 has flag", "r2c1 has not flag") },
  {
    name: "an option that has to be chosen stands in the way of others",
    text: flags("r1c1 is green", "r2c2 is red"),
  },
  {
    name: "an option sets the value of rest",
    text: lights(),
  },
  {
    name: "the value of rest, where it is counted",
    text: lights("exactly 1 lit in cells"),
  },
  {
    name: "no option reaches some cells",
    text: on(
      1,
      3,
      "find lit: yes/no",
      "find hidden mark: 1..2 or none",
      "items spot(x) for x in cells",
      "option on(x) for x in cells where x.column < 3: spot(x), x.lit = yes, x.mark = 2",
      "option plain(x) for x in cells: spot(x)",
    ),
  },
  {
    name: "bars and lines of one length, in options",
    text: on(
      2,
      3,
      "find tip: direction or none",
      "find line: yes/no on links",
      "let bar(t, d, n) = look(t, d.opposite)[..n]",
      "items cell(c), after(c) for c in cells",
      "optional items left(c) for c in cells",
      "option bar(t, d, n) for t in cells, d in directions, n in 1..size(look(t, d.opposite)):",
      "  t.tip = d, cell(t), left(t) = n, cell(c) for c in bar(t, d, n), after(c) for c in bar(t, d, n)",
      "option step(c, d, n) for c in cells, d in directions, n in 1..2 where c has next(d):",
      "  c.link(d).line = yes, after(c), left(c) = n, cell(c.next(d)), left(c.next(d)) = n - 1",
      "option end(c) for c in cells: after(c), left(c) = 0",
    ),
  },
];
