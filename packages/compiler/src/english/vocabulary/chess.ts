/** Pieces of chess that attack each other, where a layer bears their name. */
import { type PhraseRule, rule } from "../grammar.js";
import { unsaid } from "../meanings.js";
import { headOf, latestCell, numbered, ofAll } from "../say.js";
import { isAdjective } from "../word-forms.js";

/** Where two of a kind attack each other; for those that move along lines, the sets in which there is no second one. */
const apart: Readonly<Record<string, (kind: string) => string>> = {
  knight: (kind) => `for each cells x, y where ${leap("x", "y")}: not (x is ${kind} and y is ${kind})`,
  king: (kind) => `for each cell c where c is ${kind}: no ${kind} in c.around`,
  queen: (kind) => `at most 1 ${kind} in each row, column, diagonal`,
  rook: (kind) => `at most 1 ${kind} in each row, column`,
  bishop: (kind) => `at most 1 ${kind} in each diagonal`,
};

const leap = (x: string, y: string): string =>
  `abs(${x}.row - ${y}.row) * abs(${x}.column - ${y}.column) = 2`;

/** The cells from which a cell is attacked; of those that move along lines others may stand between. */
const from: Readonly<Record<string, (cell: string, x: string) => string>> = {
  knight: (c, x) => `${x} in cells where ${leap(x, c)} and`,
  king: (c, x) => `${x} in ${c}.around where`,
};

const ATTACK = "attack|attacks|threaten|threatens|capture|captures|take|takes|check";

export function chessRules(name: string, words: string): readonly PhraseRule[] {
  const piece = name.toLowerCase();
  const text = Object.hasOwn(apart, piece) ? apart[piece]?.(name) : undefined;
  if (text === undefined) return [];
  const attackers = from[piece];
  return [
    ...rule(
      "statement",
      [
        `no 2 ${words} ${ATTACK} eachother`,
        `the? 2? ${words} not ${ATTACK} eachother`,
        `no ${words} ${ATTACK} another|any|a ${words}`,
        `no ${words} ${ATTACK} another ${words}`,
        `no ${words} be attacked|threatened by another|any|a ${words}`,
      ],
      () => () => text,
    ),
    ...(attackers === undefined
      ? []
      : [
          ...rule(
            "statement",
            [
              `no ${words} ${ATTACK} another|any|a|an? <noun>`,
              `${words} not ${ATTACK} a|an|any|another? <noun>`,
            ],
            ({ noun: { conditions } }) => {
              if (conditions.length === 0) return undefined;
              const head = headOf("cell", "c", [isAdjective(name)]);
              const { denied } = ofAll(conditions, "x");
              return () => `${head}: all(${denied} for ${withoutAnd(attackers("c", "x"))})`;
            },
          ),
          ...rule(
            "where",
            [`a|1 ${words} 's move away`, `a|1 ${words} 's move away? from it`, `a|1 ${words} - ? move away`],
            () => (scope) => setOf(attackers(latestCell(scope), "y")),
          ),
          ...rule("verb", `be attacked|threatened by <amount> ${words}`, ({ amount }) => ({
            of: ({ variable, role }, scope) =>
              role === "cell"
                ? numbered(`count(${attackers(variable, "x")} x is ${name})`, amount, scope)
                : unsaid,
          })),
        ]),
  ];
}

/** `no white queen attacks a black queen`: where a layer bears the name of the piece, and its values are colours. */
export function attacksOfKinds(name: string, words: string): readonly PhraseRule[] {
  const lines = linesOf[name.toLowerCase()];
  if (lines === undefined) return [];
  return rule(
    "statement",
    [
      `no <flag:a> ${words} ${ATTACK} a|an|any <flag:b> ${words}?`,
      `<flag:a> ${words} not ${ATTACK} <flag:b> ${words}?`,
      `no <flag:a> and|or <flag:b> ${words} ${ATTACK} eachother`,
      `<flag:a> and <flag:b> ${words} not ${ATTACK} eachother`,
    ],
    ({ a, b }) => {
      const [one, other] = [a.plain, b.plain];
      return one === undefined || other === undefined || one === other
        ? undefined
        : () => `for each ${lines} l: no ${one} in l or no ${other} in l`;
    },
  );
}

/** The lines along which a piece attacks: two kinds in one of them have two beside each other there. */
const linesOf: Readonly<Record<string, string>> = {
  queen: "row, column, diagonal",
  rook: "row, column",
  bishop: "diagonal",
};

/** Without what joins it to a further condition. */
const withoutAnd = (attackers: string): string => attackers.replace(/ (?:and|where)$/, "");

/** `y in cells where …` as a set. */
const setOf = (attackers: string): string => {
  const [set = "", where = ""] = withoutAnd(attackers).slice("y in ".length).split(" where ");
  return where === "" ? set : `(${set} y where ${where})`;
};
