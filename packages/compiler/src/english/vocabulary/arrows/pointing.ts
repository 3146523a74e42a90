/** Arrows, and what stands where they point: a layer of directions. */
import { type PhraseRule, rule } from "../../grammar.js";
import { type Quality, type Thing, unsaid, type Verb } from "../../meanings.js";
import { asCondition, cellIn, headOf, latestCell, numbered, soMany } from "../../say.js";
import { commonNouns, type OwnName, wordForms } from "../../word-forms.js";

const POINTS = "point|points at|to|towards";

const directions: readonly (readonly [direction: string, ways: string])[] = [
  ["up", "up|upwards"],
  ["right", "right|rightwards"],
  ["down", "down|downwards"],
  ["left", "left|leftwards"],
];

const ofCell = (said: (cell: string) => { readonly text: string; readonly denied: string }): Verb => ({
  of: ({ variable, role }) => (role === "cell" ? said(variable) : unsaid),
});

/** `isSparse`: not every cell has one. */
export function arrowsOf({ name, isFree }: OwnName, isSparse: boolean): readonly PhraseRule[] {
  const own: Quality = {
    of: (c) => ({ text: `${c} has ${name}`, denied: `${c} has no ${name}` }),
    layer: name,
  };
  const arrows = [wordForms(name), commonNouns(["arrow", "direction", "pointer"], isFree)].join("|");
  const conditions = isSparse ? [own] : [];
  const line = (c: string): string => `${c}.look(${c}.${name})`;
  const howMany = (c: string): string => {
    const x = c === "x" ? "y" : "x";
    return `count(${x} in cells where ${isSparse ? `${x} has ${name} and ` : ""}${c} in ${line(x)})`;
  };
  /** Of each arrow, and the cells that it points to. */
  const ofLines = (said: (set: string, cell: Thing) => string) => (): string => {
    const cell = cellIn([]);
    return `${headOf("cell", cell.variable, conditions)}: ${said(line(cell.variable), cell)}`;
  };
  return [
    ...rule("kind", arrows, () => ({ conditions })),
    ...directions.flatMap(([direction, ways]) =>
      rule("verb", [`point|points ${ways}`, `point|points to the ${ways}`], () =>
        ofCell((c) => ({ text: `${c}.${name} = ${direction}`, denied: `${c}.${name} != ${direction}` })),
      ),
    ),
    ...directions.flatMap(([direction, ways]) => {
      const points: Quality = {
        of: (c) => ({ text: `${c}.${name} = ${direction}`, denied: `${c}.${name} != ${direction}` }),
      };
      return [
        ...rule("relative", [`pointing ${ways}`, `pointing to the? ${ways}`], () => points),
        ...rule("core", `${ways} ${arrows}`, () => ({ conditions: [...conditions, points] })),
      ];
    }),
    ...rule(
      "verb",
      [
        `${POINTS} a|1 cell with a? different ${arrows}`,
        `${POINTS} a|1 cell that|which have a? different ${arrows}`,
      ],
      () =>
        ofCell((c) => ({
          text: `some(x.${name} != ${c}.${name} for x in ${line(c)})`,
          denied: `all(x.${name} = ${c}.${name} for x in ${line(c)})`,
        })),
    ),
    ...rule("verb", `${POINTS} <counted>`, ({ counted: { amount, noun } }) => ({
      of: ({ variable, role }, scope) =>
        role === "cell" && noun.conditions.length > 0 ? soMany(amount, noun, line(variable), scope) : unsaid,
    })),
    ...rule("verb", ["point|points out of the? board", "point|points off|outside the? board"], () =>
      ofCell((c) => ({ text: `size(${line(c)}) = 0`, denied: `size(${line(c)}) > 0` })),
    ),
    ...rule("statement", `no ${arrows} ${POINTS} a? cell outside the? board`, () =>
      ofLines((set) => `size(${set}) > 0`),
    ),
    ...rule(
      "between",
      ["point|points in different directions", "have different directions"],
      () => (x, y) => ({
        text: `${x.variable}.${name} != ${y.variable}.${name}`,
        denied: `${x.variable}.${name} = ${y.variable}.${name}`,
      }),
    ),
    ...rule("between", ["point|points in the same direction", "have the same direction"], () => (x, y) => ({
      text: `${x.variable}.${name} = ${y.variable}.${name}`,
      denied: `${x.variable}.${name} != ${y.variable}.${name}`,
    })),
    ...rule(
      "statement",
      [
        `there be <counted> in the? direction of each|an|every ${arrows}`,
        `in the direction of each|an ${arrows} there be <counted>`,
      ],
      ({ counted: { amount, noun } }) => ofLines((set, cell) => soMany(amount, noun, set, [cell]).text),
    ),
    ...rule(
      "where",
      [
        `in|along the? direction|line of its|the ${arrows}`,
        `in its|the|that direction`,
        `in the direction in which it|the points`,
      ],
      () => (scope) => line(latestCell(scope)),
    ),
    ...rule(
      "value",
      [
        `howmany ${arrows} that|which ${POINTS} it|them`,
        `howmany ${arrows} pointing at|to|towards it|them`,
        `howmany ${arrows} that|which ${POINTS} its|this|that|the cell`,
        `howmany ${arrows} pointing at|to|towards its|this|that|the cell`,
        `howmany ${arrows} ${POINTS} it|them`,
      ],
      () => (scope) => howMany(latestCell(scope)),
    ),
    ...rule("verb", `be pointed at|to by <amount> ${arrows}`, ({ amount }) => ({
      of: ({ variable, role }, scope) =>
        role === "cell" ? numbered(howMany(variable), amount, scope) : unsaid,
    })),
    ...rule(
      "statement",
      [
        `no 2 ${arrows} ${POINTS} eachother`,
        `2? ${arrows} not ${POINTS} eachother`,
        `any 2 ${arrows} not ${POINTS} eachother`,
      ],
      () => () => {
        const both = isSparse ? ` where x has ${name} and y has ${name}` : "";
        return `for each cells x, y${both}: not (y in ${line("x")} and x in ${line("y")})`;
      },
    ),
    ...rule(
      "statement",
      [
        `<amount> of the cells an|its|the? ${arrows} ${POINTS} <verb>`,
        `<amount> of the cells in the? direction of an|the|each ${arrows} <verb>`,
      ],
      ({ amount, verb }) => ofLines((set, cell) => soMany(amount, asCondition(verb), set, [cell]).text),
    ),
  ];
}
