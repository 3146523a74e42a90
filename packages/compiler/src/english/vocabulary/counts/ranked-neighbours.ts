/** Neighbours that are higher, lower, or so much higher: `each marked cell has a neighbour that is one higher`. */
import { type PhraseRule, rule } from "../../grammar.js";
import {
  type HowMany,
  type Meanings,
  type Noun,
  type Said,
  UNSAID,
  unsaid,
  type Verb,
} from "../../meanings.js";
import {
  compared,
  countedSaid,
  denied,
  fresh,
  latest,
  latestCell,
  nearby,
  ofCells,
  ofEach,
} from "../../say.js";

type Rank = Meanings["rank"];

const sizes = [
  ["higher|larger|greater|bigger|taller", "higher|larger|greater|bigger|taller|more", ">", "<=", "+"],
  ["lower|smaller|lesser|shorter", "lower|smaller|less|fewer", "<", ">=", "-"],
] as const;

const withMore =
  (number: string, sign: string): Rank =>
  (theirs, own) =>
    compared(theirs, "=", "!=", `${own} ${sign} ${number}`);

/** How many neighbours of the cell there are of that rank. */
export function soManyRanked(
  { rank, amount, layer }: { readonly rank: Rank; readonly amount: HowMany; readonly layer: string },
  cell: string,
  scope: Parameters<Verb["of"]>[1],
): Said {
  const x = fresh(scope, "x");
  const is = rank(`${x}.${layer}`, `${cell}.${layer}`);
  const [neighbours, number] = [nearby(cell, "sides"), amount.number(scope)];
  const some = `some(${is.text} for ${x} in ${neighbours})`;
  const none = `all(${is.denied} for ${x} in ${neighbours})`;
  if (amount.bound === "at least" && number === "1") return { text: some, denied: none };
  if (amount.bound === "exactly" && number === "0") return { text: none, denied: some };
  return countedSaid(`count(${x} in ${neighbours} where ${is.text})`, amount, scope);
}

const OF_IT = "than? it|itself|that?";

/** Of the only numbers that cells have, in sentences that need not name them. */
export function rankedNeighbours(layer: string): readonly PhraseRule[] {
  const ofCell = (rank: Rank, amount: HowMany): Verb => ({
    of: ({ variable, role }, scope) =>
      role === "cell" ? soManyRanked({ rank, amount, layer }, variable, scope) : unsaid,
  });
  const ofAllNeighbours = (rank: Rank): Verb => ({
    of: ({ variable, role }, scope) =>
      role === "cell"
        ? ofEach({ conditions: [] }, nearby(variable, "sides"), scope, (x) =>
            rank(`${x}.${layer}`, `${variable}.${layer}`),
          )
        : unsaid,
  });
  const ofNeighbours = (noun: Noun, rank: Rank, amount: HowMany): Meanings["statement"] | undefined =>
    amount.isIndefinite === true
      ? undefined
      : (scope) =>
          ofCells(
            noun,
            scope,
            ({ variable }, inner) => soManyRanked({ rank, amount, layer }, variable, inner).text,
          );
  return [
    ...sizes.flatMap(([said, by, sign, other, step]) => [
      ...rule("rank", said, () => (theirs, own) => compared(theirs, sign, other, own)),
      ...rule("rank", `exactly? <number> ${by}`, ({ number }) => withMore(number, step)),
    ]),
    ...rule(
      "verb",
      ["be <rank> than all|each of? its|their 4? neighbours", "be <rank> than each neighbour"],
      ({ rank }) => ofAllNeighbours((theirs, own) => rank(own, theirs)),
    ),
    // `not higher than its neighbours`: than all, or than any of them.
    ...rule("verb", "be <rank> than its|their 4? neighbours", ({ rank }) => ({
      of: (thing, scope) => ({
        ...ofAllNeighbours((theirs, own) => rank(own, theirs)).of(thing, scope),
        denied: UNSAID,
      }),
    })),
    // `higher than any of them`: than all; `not lower than any of them`: than none.
    ...rule(
      "verb",
      ["be <rank> than any of? its|their 4? neighbours", "be <rank> than any neighbour"],
      ({ rank }) => ({
        of: (thing, scope) => ({
          text: ofAllNeighbours((theirs, own) => rank(own, theirs)).of(thing, scope).text,
          denied: ofAllNeighbours((theirs, own) => denied(rank(own, theirs))).of(thing, scope).text,
        }),
      }),
    ),
    ...rule(
      "verb",
      [
        "be <rank> than <amount> of? its|their? neighbours|neighbour",
        "be <rank> than <amount> neighbours|neighbour",
      ],
      ({ amount, rank }) =>
        ofCell(
          (theirs, own) => rank(own, theirs),
          // `lower than one of them`: of others nothing is said.
          amount.isBare === true ? { ...amount, bound: "at least" } : amount,
        ),
    ),

    ...rule(
      "verb",
      [
        "have only <rank> neighbours",
        `have only neighbours that|which be <rank> ${OF_IT}`,
        `be surrounded only? by only? <rank> neighbours|cells|ones`,
      ],
      ({ rank }) => ofAllNeighbours((theirs, own) => rank(theirs, own)),
    ),
    ...rule("rank", "equal|identical", () => (theirs, own) => compared(theirs, "=", "!=", own)),
    ...rule(
      "verb",
      [
        "have <amount> <rank> neighbour|neighbours",
        `have <amount> neighbour|neighbours <rank> ${OF_IT}`,
        "have <amount> neighbour|neighbours with a|an? <rank> <valued>",
        `have <amount> neighbour|neighbours that|which be <rank> ${OF_IT}`,
        `have <amount> neighbour|neighbours whose <valued> be <rank> ${OF_IT}`,
        `have <amount> neighbour|neighbours with a|the? <valued> <rank> ${OF_IT}`,
      ],
      ({ amount, rank, ...named }) =>
        "valued" in named && named.valued !== layer ? undefined : ofCell(rank, amount),
    ),
    ...rule(
      "statement",
      [
        `<amount> neighbour|neighbours of <each> <noun> be|have a|an? <rank> ${OF_IT}`,
        `<amount> of the? 4? neighbours of <each> <noun> be <rank> ${OF_IT}`,
      ],
      ({ amount, noun, rank }) => ofNeighbours(noun, rank, amount),
    ),
    // Below a head: `no neighbour of c is one higher`.
    ...rule(
      "clause",
      [
        `<amount> neighbour|neighbours of it be <rank> ${OF_IT}`,
        `<amount> neighbour|neighbours be <rank> ${OF_IT}`,
        `<amount> of its neighbours be <rank> ${OF_IT}`,
      ],
      ({ amount, rank }) =>
        (scope) => {
          const cell = latestCell(scope);
          return cell === UNSAID ? unsaid : soManyRanked({ rank, amount, layer }, cell, scope);
        },
    ),
    ...rule(
      "clause",
      [`all|each? of? its|the? neighbours|neighbour be <rank> ${OF_IT}`],
      ({ rank }) =>
        (scope) => {
          const cell = latest(scope, ({ role }) => role === "cell");
          return cell === undefined ? unsaid : ofAllNeighbours(rank).of(cell, scope);
        },
    ),
  ];
}
