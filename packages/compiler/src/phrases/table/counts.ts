/** Counts of what a condition chooses: `exactly 1 cell c in r where …`. */
import type { Phrase } from "./phrase.js";

const bounds: readonly (readonly [said: string, sign: string])[] = [
  ["exactly", "="],
  ["at most", "<="],
  ["at least", ">="],
];

const SET = "(NAME(?:\\.NAME(?:\\([^()]*\\))?|\\[[^\\][]*\\])?|\\([^()]*\\))";
const SORT = "(row|column|line|diagonal|link|edge|corner|NAME)s?";

/** With `$1` for the amount; without a name the cell is `x`. */
const countsBy = (said: string, sign: string): readonly Phrase[] => [
  [
    `^${said} (\\S+) cells? ([a-z]) in each (NAME(?:, NAME)*) where (REST)$`,
    `for each $3 s: count($2 in s where $4) ${sign} $1`,
  ],
  [`\\b${said} (\\S+) cells? ([a-z]) in ${SET} where (REST)$`, `count($2 in $3 where $4) ${sign} $1`],
  [`\\b${said} (\\S+) cells? ([a-z]) where (REST)$`, `count($2 in cells where $3) ${sign} $1`],
  [
    `^${said} (\\S+) cells? in each (NAME(?:, NAME)*) (?:where|with) (NAME (?:=|!=|<|>|<=|>=|in) REST)$`,
    `for each $2 s: count(x in s where x.$3) ${sign} $1`,
  ],
  [
    `\\b${said} (\\S+) cells? in ${SET} (?:where|with) (NAME (?:=|!=|<|>|<=|>=|in) REST)$`,
    `count(x in $2 where x.$3) ${sign} $1`,
  ],
  [
    `\\b${said} (\\S+) cells? (?:where|with) (NAME (?:=|!=|<|>|<=|>=|in) \\S+) in ${SET}$`,
    `count(x in $3 where x.$2) ${sign} $1`,
  ],
  [
    `^${said} (\\S+) cells? (?:where|with) (NAME (?:=|!=|<|>|<=|>=|in) \\S+) in each (NAME(?:, NAME)*)$`,
    `for each $3 s: count(x in s where x.$2) ${sign} $1`,
  ],
  [
    `\\b${said} (\\S+) cells? (?:where|with) (?:an? )?(NAME) in ${SET}$`,
    `count(x in $3 where x is $2) ${sign} $1`,
    `count(x in $3 where x has $2) ${sign} $1`,
  ],
  [
    `\\b${said} (\\S+) ${SORT} ([a-z]) in ${SET} where (REST)$`,
    `count($3 in $4 where $3 is $2 and ($5)) ${sign} $1`,
    `count($3 in $4 where $3 has $2 and ($5)) ${sign} $1`,
  ],
  [
    `\\b${said} (\\S+) ${SORT} ([a-z]) where (REST)$`,
    `count($3 in $2s where $4) ${sign} $1`,
    `count($3 in cells where $3 is $2 and ($4)) ${sign} $1`,
    `count($3 in cells where $3 has $2 and ($4)) ${sign} $1`,
  ],
];

export const counts: readonly Phrase[] = [
  ...bounds.flatMap(([said, sign]) => countsBy(said, sign)),
  [
    "\\b(exactly|at most|at least) (\\S+) cells? (?:of|in) (NAME) (?:is|are|has|have) (?:an? )?(NAME)$",
    "$1 $2 $4 in $3",
  ],
];
