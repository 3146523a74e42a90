/**
 * Matches, and where they are played: rows (or columns) are teams, and the value of a cell is one of these, the opponent: `every team meets each other team once`, `no
 * team plays at home twice in a row`.
 */
import type { Layer } from "../../../ast.js";
import type { Symbol as NamedThing } from "../../../resolved.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { type HowMany, type Quality, type Sets, unsaid } from "../../meanings.js";
import { placeOfLayer } from "../../place-of.js";
import { allTrue, atLeastOne, bothNouns, isKind, numbered, ofAll, soMany } from "../../say.js";
import { isAdjective, wordForms } from "../../word-forms.js";

interface League {
  readonly sort: "row" | "column";
  readonly across: "row" | "column";
  readonly team: string;
  readonly opponent: string;
}

const GAME = "game|games|match|matches";
const MEET = "have|meet|meets|face|faces|encounter|encounters";

const namesOf = ({ type }: Layer): readonly string[] =>
  type.kind === "values-type" ? type.values.flatMap((v) => (v.kind === "name" ? [v.text] : [])) : [];

/** The names of teams, which are opponents too. */
export const teamsIn = (symbols: readonly NamedThing[]): ReadonlySet<string> => {
  const team = leagueIn(symbols)?.team;
  return new Set(
    symbols.flatMap((each) => (each.kind === "layer" && each.name === team ? namesOf(each.declaration) : [])),
  );
};

/** A layer of rows and one of cells that have the same values. */
function leagueIn(symbols: readonly NamedThing[]): League | undefined {
  const layers = symbols.flatMap((each) => (each.kind === "layer" ? [each] : []));
  for (const { name: team, declaration } of layers) {
    const sort = placeOfLayer(declaration.on);
    const names = namesOf(declaration);
    if ((sort !== "row" && sort !== "column") || names.length < 2) continue;
    const opponent = layers.find(
      (other) =>
        placeOfLayer(other.declaration.on) === "cell" && `${namesOf(other.declaration)}` === `${names}`,
    );
    if (opponent !== undefined)
      return { sort, across: sort === "row" ? "column" : "row", team, opponent: opponent.name };
  }
  return undefined;
}

const isHome = ({ kind, name, ...rest }: NamedThing): boolean =>
  kind === "layer" && /^(?:at_?)?home$/i.test(name) && "declaration" in rest;

export function leagueRules(symbols: readonly NamedThing[]): readonly PhraseRule[] {
  const league = leagueIn(symbols);
  if (league === undefined) return [];
  const home = symbols.find((each) => isHome(each))?.name;
  return [...meetings(league), ...(home === undefined ? [] : venues(home, league))];
}

const inRow = (core: readonly Quality[], many: number, { sort }: League): string | undefined => {
  const run = ["a", "b", "c", "d", "e"].slice(0, many);
  if (many < 2 || run.length < many || core.length === 0) return undefined;
  const all = allTrue(run.map((cell) => ofAll(core, cell))).denied;
  return `for each consecutive cells ${run.join(", ")} in each ${sort}: ${all}`;
};

function meetings({ sort, across, team, opponent }: League): readonly PhraseRule[] {
  const teams = wordForms(team);
  const met = (amount: HowMany): (() => string) | undefined =>
    amount.isIndefinite === true
      ? undefined
      : () =>
          `for each ${sort} r, ${sort} q where q is not r: ${numbered(`count(c in r where c.${opponent} = q.${team})`, amount, []).text}`;
  const other = `cell x in c.${across} where x.${sort}.${team} = c.${opponent}`;
  return [
    // The name of a team that a sentence begins with is no opponent.
    ...rule("statement", "<named> <verb>", ({ named, verb }) =>
      named.role === "line" && named.sort === sort
        ? (scope) => verb.of(named, [...scope, named]).text
        : undefined,
    ),
    ...rule("verb", "meet|meets|face|faces <core> <place>", ({ core, place }) => ({
      of: ({ variable, role }, scope) =>
        role === "line" && isKind(core)
          ? soMany(atLeastOne, bothNouns(core, { conditions: [place] }), variable, scope)
          : unsaid,
    })),
    ...rule("core", "against <flag>", ({ flag }) => ({ conditions: [flag] })),
    ...rule(
      "statement",
      [
        `<each> ${teams} ${MEET} against? <each> other|others ${teams} <amount> times`,
        `<each> ${teams} ${MEET} against? eachother ${teams} <amount> times`,
        `<each> ${teams} ${MEET} against? all|each of? the? others <amount> times`,
        `<each> ${teams} ${MEET} against? eachother <amount> times`,
        `<each> 2 ${teams} ${MEET} against? eachother? <amount> times`,
      ],
      ({ amount }) => met(amount),
    ),
    ...rule(
      "statement",
      [
        `no ${teams} ${MEET} against? itself`,
        `<each> ${teams} not ${MEET} against? itself`,
        `no ${teams} be its own ${wordForms(opponent)}`,
        `<each> ${teams} not be its own ${wordForms(opponent)}`,
      ],
      () => () => `for each cell c: c.${opponent} != c.${sort}.${team}`,
    ),
    ...rule(
      "statement",
      [
        `if a|1 ${teams} ${MEET} against? another ${teams} ,? then? the other|second ${teams} ${MEET} against? it|the first? in|at the same ${TIME}`,
        `2 opponents ${MEET} against? eachother in|at the same ${TIME}`,
      ],
      () => () => `for each cell c, ${other}: x.${opponent} = c.${sort}.${team}`,
    ),
  ];
}

const TIME = "round|time|week|day|column|row";

function venues(home: string, league: League): readonly PhraseRule[] {
  const { sort, across, team, opponent } = league;
  const teams = wordForms(team);
  const own = wordForms(opponent);
  const isAway: Quality = {
    of: (c) => ({ text: `${c} is not ${home}`, denied: `${c} is ${home}` }),
    plain: `not ${home}`,
  };
  const other = `cell x in c.${across} where x.${sort}.${team} = c.${opponent}`;
  const line = ({ sort: of, role }: Sets): boolean => role === "line" && of === across;
  return [
    ...(
      [
        ["home", "at home", isAdjective(home)],
        ["away", "away", isAway],
      ] as const
    ).flatMap(([kind, where, quality]) => [
      ...rule("core", [`${kind} ${GAME}?`, `${GAME} ${where}`, where], () => ({ conditions: [quality] })),
      ...rule("verb", `be ${where}`, () => ({
        of: ({ variable, role }) => (role === "cell" ? quality.of(variable) : unsaid),
      })),
    ]),
    ...rule(
      "statement",
      [
        `no ${teams} have|be <core> exactly <number> times in a row`,
        `no ${teams} have|be <core> <number> times in a row`,
        `no ${teams} have <number> consecutive|successive <core>`,
        "no <number> consecutive|successive <core>",
        "no <number> <core> in a row",
        `<each> ${teams} not have|be <core> exactly <number> times in a row`,
      ],
      ({ core, number }) => {
        const text = inRow(core.conditions, Number(number), league);
        return text === undefined ? undefined : () => text;
      },
    ),
    ...rule("twoKinds", [`home and away ${GAME}?`, `home ${GAME} and away ${GAME}`], () => isAdjective(home)),
    ...rule(
      "statement",
      [
        "the? <twoKinds> alternate|alternates",
        `for? <each> ${teams} ,? the? <twoKinds> alternate|alternates`,
        `<each> ${teams} alternate|alternates between? <twoKinds>`,
      ],
      ({ twoKinds }) =>
        () =>
          `for each consecutive cells a, b in each ${sort}: ${twoKinds.of("a").text} != (${twoKinds.of("b").text})`,
    ),
    // Of both that meet.
    ...(
      [
        ["at home", "away", `${"if c is "}${home}: x is not ${home}`],
        ["away", "at home", `if c is not ${home}: x is ${home}`],
      ] as const
    ).flatMap(([one, two, said]) =>
      rule(
        "statement",
        [
          `if a|1 ${teams} have|be ${one} ,? then? its|the ${own} have|be ${two}`,
          `<each> ${teams} that|which have|be ${one} ${MEET} against? a|an|1 ${teams} that|which have|be ${two}`,
        ],
        () => () => `for each cell c, ${other}: ${said}`,
      ),
    ),
    ...rule(
      "statement",
      [
        `in|of <each> ${GAME} ,? exactly? 1 ${teams}? have|be at home and the other ${teams}? have|be? away`,
        `in|of <each> ${GAME} ,? exactly? 1 of the 2? ${teams} have|be at home`,
        `exactly? 1 of the 2? ${teams} in|of <each> ${GAME} have|be at home`,
        `<each> ${GAME} have exactly? 1 home ${teams}`,
      ],
      () => () => `for each cell c, ${other}: x.${home} != c.${home}`,
    ),
    ...rule(
      "statement",
      ["exactly? half of? the? <sets:those> have|be <core> in|at|on <each> <sets>"],
      ({ sets, those, core }) =>
        line(sets) && those.sort === sort && isKind(core)
          ? () =>
              `for each ${across} s: 2 * count(x in s where ${ofAll(core.conditions, "x").text}) = size(s)`
          : undefined,
    ),
  ];
}
