/** Which cells a loop passes, and how many; how far it goes before it turns. */
import { rule, table } from "../../grammar.js";
import type { Noun, Quality } from "../../meanings.js";
import { denied, headOf, howMany, latestCell, latestSet, numbered, ofAll, setIn, soMany } from "../../say.js";
import { ofRegion } from "../clues.js";
import { onLine } from "../loops.js";

/** These are passed, and those are not. */
const onlyThrough = (loop: string, visited: readonly Quality[], others: readonly Quality[]): string =>
  [
    `${headOf("cell", "c", visited)}: exactly 2 ${loop} in c.links`,
    `${headOf("cell", "c", others)}: no ${loop} in c.links`,
  ].join("; ");

const opposite = ({ conditions }: Noun): readonly Quality[] => [{ of: (c) => denied(ofAll(conditions, c)) }];

const run = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

/** No more than so many cells in a row are passed without a turn. */
function turnsBehind(line: string, many: number): string | undefined {
  const cells = run.slice(0, many + 1);
  if (many < 1 || cells.length !== many + 1) return undefined;
  return (
    [
      ["row", "left", "right"],
      ["column", "up", "down"],
    ] as const
  )
    .map(([sort, back, ahead]) => {
      const straight = cells.flatMap((c) => [`${c}.${line}(${back})`, `${c}.${line}(${ahead})`]);
      return `for each consecutive cells ${cells.join(", ")} in each ${sort}: not (${straight.join(" and ")})`;
    })
    .join("; ");
}

const STRAIGHT = "without turning|bending|turn|bend";

export const loopCellPhrases = table(() => [
  rule("visit", ["pass|passes", "cover|covers|fill|fills", "pass|passes by|along"], () => true),
  rule(
    "relative",
    ["of the <loop>", "that|which be on|of the <loop>", "that|which belong|belongs to the <loop>"],
    ({ loop }) => onLine(loop),
  ),
  rule(
    "statement",
    ["the|a? <loop> <visit> <amount> cells", "the|a? <loop> be <amount> cells long"],
    ({ loop, amount }) =>
      amount.isIndefinite === true
        ? undefined
        : (scope) => numbered(`count(c in cells where ${onLine(loop).of("c").text})`, amount, scope).text,
  ),
  rule(
    "statement",
    [
      "the|a? <loop> <visit> <each> cells|cell except|but for? those|ones|cells|the? with|that|having|have? a|an|any|the? <noun>",
      "the|a? <loop> <visit> <each> cells|cell except|but for? the? <noun>",
      "the|a? <loop> <visit> <each> cells|cell that|which not be <noun>",
    ],
    ({ loop, noun }) => {
      if (noun.conditions.length === 0) return undefined;
      return () => onlyThrough(loop, opposite(noun), noun.conditions);
    },
  ),
  rule(
    "statement",
    [
      "the|a? <loop> <visit> exactly all? the? <noun>",
      "the|a? <loop> <visit> all|each the? <noun> exactly? 1? times? ,? and|but through? no|not others|other cells?",
    ],
    ({ loop, noun }) =>
      noun.conditions.length === 0 ? undefined : () => onlyThrough(loop, noun.conditions, opposite(noun)),
  ),
  rule(
    "statement",
    ["the|a? <loop> <visit> <each> <noun:a> exactly? 1? times? ,? and|but through|over? no <noun:b>"],
    ({ loop, a, b }) =>
      a.conditions.length === 0 || b.conditions.length === 0
        ? undefined
        : () => onlyThrough(loop, a.conditions, b.conditions),
  ),
  rule(
    "clause",
    ["the|a? <loop> not <visit> it|them", "it|they not be on|part of? the? <loop>"],
    ({ loop }) =>
      (scope) =>
        denied(onLine(loop).of(latestCell(scope))),
  ),
  rule(
    "clause",
    [
      "the|a? <loop> <visit> <amount> of? the? cells <where>",
      "<amount> of? the? cells on the? <loop> <where>",
      "<amount> of? the? cells <where> be? on the? <loop>",
    ],
    ({ loop, amount, where }) =>
      (scope) =>
        soMany(amount, { conditions: [onLine(loop)] }, where(scope), scope),
  ),
  rule(
    "statement",
    ["in|on <each> <sets> ,? the|a? <loop> <visit> exactly? <clue> cells"],
    ({ sets, loop, clue }) =>
      clue.sort !== sets.sort
        ? undefined
        : (scope) => {
            const { sort, variable } = setIn(scope, sets);
            const number = `${variable}.${clue.layer}`;
            const many = howMany({ conditions: [onLine(loop)] }, variable, scope);
            return `for each ${sort} ${variable} with ${clue.layer}: ${many} = ${number}`;
          },
  ),
  rule(
    "statement",
    [
      "the <loop> <visit> as many cells of|in the|its|a|each <sets> as its|the <clue> say|says|tells|indicates|shows?",
    ],
    ({ loop, sets, clue }) =>
      ofRegion(
        clue,
        sets,
        (variable, scope) =>
          `${howMany({ conditions: [onLine(loop)] }, latestSet(scope), scope)} = ${variable}.${clue.layer}`,
      ),
  ),
  rule(
    "clause",
    ["howmany cells <where> on the? <loop> <saying>", "howmany cells on the? <loop> <where> <saying>"],
    ({ loop, where, saying }) =>
      (scope) =>
        saying(howMany({ conditions: [onLine(loop)] }, where(scope), scope), scope),
  ),
  ...(
    [
      [`more than <number> consecutive|successive? cells in? a? row? ${STRAIGHT}`, 0],
      [`more than <number> cells in a row ,? ${STRAIGHT}`, 0],
      [`straight through more than <number> consecutive|successive? cells in? a? row?`, 0],
      [`<number> or more consecutive|successive? cells ${STRAIGHT}`, -1],
      [`straight through <number> or more consecutive|successive? cells`, -1],
      [`straight through <number> consecutive|successive cells`, -1],
    ] as const
  ).flatMap(([said, less]) =>
    rule(
      "statement",
      [`the|a? <loop> not <visit> ${said}`, `the|a? <loop> not go|goes|pass|passes|run|runs ${said}`],
      ({ loop, number }) => {
        const text = turnsBehind(loop, Number(number) + less);
        return text === undefined ? undefined : () => text;
      },
    ),
  ),
]);
