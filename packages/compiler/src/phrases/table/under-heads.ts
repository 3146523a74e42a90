/** Said of all cells of the set that a head names, and not of the board: `for each row r: not all cells are shaded`. Where the head names no set, the compiler refuses it. */
import type { Phrase } from "./phrase.js";

const HEAD = "^(for each [^:]*?\\b(NAME)(?: (?:with|without|where) [^:]*)?: )";
const CELLS = "(?: of)?(?: the| its| their)? (?:cells?|squares?)(?: (?:of|in) (?:it|\\2))?";

/** `are shaded`, `are not shaded`, `are unshaded`: a condition of x. */
const said = (before: string, after: (condition: string) => string): readonly Phrase[] => [
  [`${HEAD}${before} (?:are|is)(?: all| both)? (?:not |un|non-?)(NAME)$`, `$1${after("x is not $3")}`],
  [`${HEAD}${before} (?:are|is)(?: all| both)? (NAME)$`, `$1${after("x is $3")}`],
  [`${HEAD}${before} (?:have|has) (?:no|not an?) (NAME)$`, `$1${after("x has no $3")}`],
  [`${HEAD}${before} (?:have|has) (?:an? )?(NAME)$`, `$1${after("x has $3")}`],
];

const AMOUNT = "((?:(?:exactly|at most|at least) WORD|no) (?:not )?NAME)";
const EACH = "(?:each|any|every|all)(?: (?:group|block|run|row|set|window|sequence|series) of)?";
const NEXT = "(?:consecutive|successive|adjacent|neighbouring)";

/** So many cells that follow each other. */
const inARow = [
  ["2", "two", "x, y"],
  ["3", "three", "x, y, z"],
  ["4", "four", "x, y, z, u"],
  ["5", "five", "x, y, z, u, v"],
] as const;

export const underHeads: readonly Phrase[] = [
  ...said(`not (?:all|each|every)${CELLS}`, (condition) => `not all(${condition} for x in $2)`),
  ...said(`(?:all|each|every)${CELLS}`, (condition) => `all(${condition} for x in $2)`),
  ...said(`(?:some|at least one|at least 1)${CELLS}`, (condition) => `some(${condition} for x in $2)`),
  ...inARow.flatMap(([number, word, cells]): readonly Phrase[] => {
    const within = `${AMOUNT} in ${EACH} (?:${number}|${word}) ${NEXT} cells`;
    const run = (set: string): string => `for each consecutive cells ${cells} in ${set}: `;
    const most = `at most ${Number(number) - 1} $3 in {${cells}}`;
    return [
      [`^(for each [^:]*: |)${within} (?:in|of|along) (REST)$`, `$1${run("$3")}$2 in {${cells}}`],
      [`^${within}$`, `${run("each row, column")}$1 in {${cells}}`],
      [`${HEAD}${within}(?: (?:in|of) it)?$`, `$1${run("$2")}$3 in {${cells}}`],
      [`${HEAD}no (?:${number}|${word}) ${NEXT} cells (?:are|is)(?: all)? (NAME)$`, `$1${run("$2")}${most}`],
      [`${HEAD}no (?:${number}|${word}) ${NEXT} (NAME)$`, `$1${run("$2")}${most}`],
    ];
  }),
  ...inARow.slice(1).map(([number, , cells], at): Phrase => {
    const [fewer, word] = inARow[at] ?? ["", ""];
    return [
      `${HEAD}at most (?:${fewer}|${word}) ${NEXT} (?:cells (?:are|is) )?(NAME)$`,
      `$1for each consecutive cells ${cells} in $2: at most ${Number(number) - 1} $3 in {${cells}}`,
    ];
  }),
];
