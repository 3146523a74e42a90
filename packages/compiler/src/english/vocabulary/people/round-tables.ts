/** Round a ring everybody sits left of everybody: `between` and `to the right of` speak of neighbours. */
import { rule, table } from "../../grammar.js";
import type { Quality, Said } from "../../meanings.js";
import { compared, denied, ofAll } from "../../say.js";
import { SEATS_BETWEEN } from "./seats.js";

const is = (one: Quality, cell: string): string => ofAll([one], cell).text;

const opposite = (x: string, y: string): Said =>
  compared(`2 * distance(${x}, ${y})`, "=", "!=", "size(cells)");

const across = (a: Quality, b: Quality, isDenied: boolean) => () => {
  const said = opposite("x", "y");
  return `for each cell x, cell y where ${is(a, "x")} and ${is(b, "y")}: ${(isDenied ? denied(said) : said).text}`;
};

const MOST_BETWEEN = 4;

/** They come before the phrases that speak of a row. */
export const ringPhrases = table(() => [
  // Either way round.
  ...rule("statement", SEATS_BETWEEN, ({ amount, a, b }) => {
    const many = amount.bound === "exactly" && amount.isSeveral !== true ? Number(amount.number([])) : 0;
    if (!(many >= 1 && many <= MOST_BETWEEN)) return undefined;
    const there = ["right", "left"].map((side) => is(b, `c${`.${side}`.repeat(many + 1)}`));
    return () => `for each cell c where ${is(a, "c")}: ${there.join(" or ")}`;
  }),
  ...rule(
    "statement",
    "<whoever:z> <be> between <whoever:a> and <whoever:b>",
    ({ z, a, b }) =>
      () =>
        `for each cell c where ${is(z, "c")}: some(${is(a, "x")} for x in c.neighbours) and some(${is(b, "x")} for x in c.neighbours)`,
  ),
  ...(
    [
      ["left", "right"],
      ["right", "left"],
    ] as const
  ).flatMap(([side, back]) =>
    rule(
      "statement",
      [
        `<whoever:a> <be> directly|immediately|just|next? to|on the ${side}|${side}-hand side? of <whoever:b>`,
        `<whoever:a> <be> directly|immediately|just|next? ${side} of <whoever:b>`,
      ],
      ({ a, b }) =>
        () =>
          `for each cell c where ${is(a, "c")}: ${is(b, `c.${back}`)}`,
    ),
  ),
  ...(["left", "right"] as const).map((side) =>
    rule(
      "statement",
      `<whoever:a> not <be> directly|immediately|just|next? to|on? the? ${side}|${side}-hand side? of <whoever:b>`,
      ({ a, b }) =>
        () =>
          `for each cell c where ${is(b, "c")}: ${denied(ofAll([a], `c.${side}`)).text}`,
    ),
  ),
  // Where the number of seats is even.
  ...rule("apart", ["<be> opposite to? eachother", "face eachother"], () => opposite),
  ...rule("statement", "<whoever:a> <be> opposite of|to? <whoever:b>", ({ a, b }) => across(a, b, false)),
  ...rule("statement", "<whoever:a> not <be> opposite of|to? <whoever:b>", ({ a, b }) => across(a, b, true)),
]);
