/** How the board is divided: regions of one size, what each of them has, where they meet. */
import { rule, table } from "../../grammar.js";
import type { Sets, SoMany, Verb } from "../../meanings.js";
import { latest, latestCell, ofSets, several, soMany } from "../../say.js";

const DIVIDE = "divide|split|cut|partition|dissect the? whole? board";
const having = ({ amount, noun }: SoMany): Verb => ({
  of: ({ variable }, scope) => soMany(amount, noun, variable, scope),
});

/** The statement about the parts; before it their form, where they are called by that. */
const inForm = ({ sort, areRectangles }: Sets, said: string): string =>
  areRectangles === true ? `for each ${sort} s: s is rectangle; ${said}` : said;

export const divisionPhrases = table(() => [
  rule(
    "statement",
    [`${DIVIDE} into <sets> of|with <amount> cells each?`],
    ({ sets, amount }) =>
      (scope) =>
        inForm(
          sets,
          ofSets([sets], scope, ({ variable }, inner) => soMany(amount, { conditions: [] }, variable, inner)),
        ),
  ),
  rule(
    "statement",
    [
      `${DIVIDE} into <sets> of equal size|area`,
      `${DIVIDE} into <sets> of the same size|area`,
      `${DIVIDE} into <sets> with|of an? equal|identical howmany cells`,
      `${DIVIDE} into equally|equal large|big|sized? <sets>`,
    ],
    ({ sets }) =>
      sets.role === "region" && sets.of === undefined
        ? () => inForm(sets, `for each ${several(sets.sort)} a, b: size(a) = size(b)`)
        : undefined,
  ),
  // `divide the board into rectangles, each containing exactly one number`
  rule(
    "statement",
    [
      `${DIVIDE} into <sets> ,? each <verb>`,
      `${DIVIDE} into <sets> ,? each of which <verb>`,
      `${DIVIDE} into <sets> that|which each? <verb>`,
      `${DIVIDE} into <sets> ,? so that each of? them? <verb>`,
      `${DIVIDE} into <sets> ,? each with <counted>`,
      `${DIVIDE} into <sets> with <counted> each`,
    ],
    ({ sets, ...rest }) =>
      sets.role !== "region" || sets.of !== undefined
        ? undefined
        : (scope) => {
            const said = ofSets([sets], scope, (set, inner) =>
              ("verb" in rest ? rest.verb : having(rest.counted)).of(set, inner),
            );
            return inForm(sets, said);
          },
  ),
  rule(
    "value",
    ["the? area|size of its|their|the|that <sets>", "howmany cells in|of its|the|that <sets>"],
    ({ sets: { sort, role } }) =>
      role === "region"
        ? (scope) =>
            `size(${latest(scope, (thing) => thing.sort === sort)?.variable ?? `${latestCell(scope)}.${sort}`})`
        : undefined,
  ),
  rule(
    "statement",
    [
      `no 4 <sets> meet|touch|join at|in a|any|1|the same? point|corner|vertex`,
      `no 4 <sets> share a|any? point|corner|vertex`,
      `4 <sets> not meet|touch|join at|in a|any|1|the same? point|corner|vertex`,
      `<sets> borders|boundaries not cross|crosses`,
      `the? borders|boundaries of|between <sets> not cross`,
      `there be no point|corner|vertex where|at|in which? 4 <sets> meet`,
    ],
    ({ sets: { sort, role } }) =>
      role === "region"
        ? () => `for each block 2x2 b: some(x.${sort} is y.${sort} for x, y in b where x before y)`
        : undefined,
  ),
  rule(
    "statement",
    ["<each> <sets> have exactly? 1 <clue> and exactly? that howmany|many cells"],
    ({ sets: { sort, role }, clue }) =>
      role === "region" && clue.sort === "cell"
        ? () =>
            `for each ${sort} s: count(c in s where c has ${clue.layer}) = 1; for each ${sort} s: for each cell c in s with ${clue.layer}: size(s) = c.${clue.layer}`
        : undefined,
  ),
]);
