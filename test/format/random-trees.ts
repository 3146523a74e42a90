/** Texts for the formatter: classes with other white space, and statements over random trees of expressions, spaced by chance. */
import fc from "fast-check";
import { classes } from "../syntax/sources.js";

const gaps = fc.array(fc.constantFrom(0, 0, 1, 1, 1, 2, 3, 7), { minLength: 40, maxLength: 40 });

/** Steps of other widths, more spaces where there are some, other line ends, blank lines, comments. */
export const respaced: fc.Arbitrary<string> = fc
  .record({
    text: fc.constantFrom(...classes),
    step: fc.integer({ min: 1, max: 5 }),
    gaps,
    eol: fc.constantFrom("\n", "\r\n", "\r"),
    comment: fc.constantFrom("", " // said", "\t//said "),
    tabs: fc.boolean(),
  })
  .map(({ text, step, gaps: widths, eol, comment, tabs }) => {
    let next = 0;
    const wide = (): string => " ".repeat(Math.max(1, widths[next++ % widths.length] ?? 1));
    return text
      .split("\n")
      .map((line, i) => {
        const indent = /^ */.exec(line)?.[0].length ?? 0;
        const deep = tabs && indent % 2 === 0 ? "\t".repeat(indent / 2) : " ".repeat((indent / 2) * step);
        const own = line.slice(indent).replace(/ (?=[^"]*(?:"[^"]*"[^"]*)*$)/g, wide);
        const said = own !== "" && !own.includes("//") && i % 5 === 0 ? comment : "";
        return (widths[i % widths.length] === 7 ? eol : "") + deep + own + said;
      })
      .join(eol);
  });

const names = fc.constantFrom("c", "x", "digit", "room", "clue", "number", "up", "group", "loop");

const tokensOf: fc.Arbitrary<readonly string[]> = fc.letrec<{ expression: readonly string[] }>((tie) => {
  const one = tie("expression");
  const leaf = fc.oneof(
    names.map((name) => [name]),
    fc.nat(30).map((n) => [String(n)]),
    fc.constantFrom(["yes"], ["none"], ["r2c3"], ['"a "" b"']),
  );
  const operator = fc.constantFrom(
    "+",
    "-",
    "*",
    "/",
    "mod",
    "=",
    "!=",
    "<",
    "<=",
    "in",
    "and",
    "or",
    "implies",
  );
  return {
    expression: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      fc.tuple(one, operator, one).map(([a, by, b]) => ["(", ...a, by, ...b, ")"]),
      fc.tuple(fc.constantFrom("not", "-"), one).map(([by, a]) => [by, ...a]),
      fc.tuple(names, one, one).map(([f, a, b]) => [f, "(", ...a, ",", ...b, ")"]),
      fc.tuple(names, names).map(([a, b]) => [a, ".", b]),
      fc.tuple(one, one).map(([a, b]) => ["{", ...a, ",", ...b, "}"]),
      fc.tuple(fc.nat(9), fc.nat(9)).map(([a, b]) => ["[", String(a), "..", String(b), "]"]),
      fc.tuple(one, names, one).map(([a, x, s]) => ["sum", "(", ...a, "for", x, "in", ...s, ")"]),
      fc.tuple(one, one, one).map(([a, b, c]) => ["if", ...a, "then", ...b, "else", ...c]),
    ),
  };
}).expression;

const word = /[\p{L}\p{N}_"]/u;

/** Spaces by chance, but between words; a line may be broken behind an operator. */
function spacedBy(tokens: readonly string[], widths: readonly number[]): string {
  return tokens
    .map((each, i) => {
      const next = tokens[i + 1];
      if (next === undefined) return each;
      const width = widths[i % widths.length] ?? 0;
      if (width === 7 && /^(?:[-+*/=,([{]|and|or|implies)$/.test(each)) return `${each}\n       `;
      const needed = (word.test(each.at(-1) ?? "") && word.test(next)) || each === "/" || next === "/";
      return each + " ".repeat(needed ? Math.max(1, width) : width);
    })
    .join("");
}

export const statements: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      tokensOf,
      gaps,
      fc.constantFrom("let a = ", "exactly 1 digit in ", "for each cell c:\n      ", ""),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map(
    (lines) =>
      `puzzle P\n${lines.map(([tokens, widths, head]) => head + spacedBy(tokens, widths)).join("\n")}\n`,
  );
