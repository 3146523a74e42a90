/** So many cells in a row with equal values, or with different ones. */
import { type PhraseRule, rule, table } from "../../grammar.js";
import { type Meanings, type Sets, UNSAID, unsaid } from "../../meanings.js";
import { allTrue, compared, denied, withinEach } from "../../say.js";

const names = ["a", "b", "c", "d", "e", "f"];

const LINES: readonly Sets[] = [{ sort: "line", role: "line" }];

const isInOrder = ({ role }: Sets): boolean => role !== "region" && role !== "pieces";

/** A rule about the cells of each row of so many. */
function ofRow(
  { many, families }: Stretch,
  said: (run: readonly string[]) => string,
): Meanings["statement"] | undefined {
  const run = names.slice(0, Number(many));
  if (Number(many) < 2 || run.length < Number(many)) return undefined;
  const text = said(run);
  if (!families.every(isInOrder) || text.includes(UNSAID)) return undefined;
  return () => `for each consecutive cells ${run.join(", ")} ${withinEach(families)}: ${text}`;
}

const OF = "consecutive|successive|adjacent";

/** So many cells of each line that follow each other. */
type Stretch = Meanings["stretch"];

const never =
  (said: Meanings["alike"]) =>
  (run: readonly string[]): string =>
    denied(said(run)).text;

const asSaid =
  (said: Meanings["alike"]) =>
  (run: readonly string[]): string =>
    said(run).text;

/** `have the same sign`, `be all alike`: of the only layer there is, where a sentence names none. */
const equality = (layer: string): Meanings["alike"] => {
  return (run) =>
    allTrue(run.slice(1).map((name, at) => compared(`${run[at]}.${layer}`, "=", "!=", `${name}.${layer}`)));
};

const difference = (layer: string): Meanings["alike"] => {
  return (run) => {
    const text = `different(x.${layer} for x in {${run.join(", ")}})`;
    return { text, denied: `not ${text}` };
  };
};

/** Of three, two are equal and the third is not. */
const twoKinds = (layer: string): Meanings["alike"] => {
  return (run) =>
    run.length === 3 ? allTrue([denied(equality(layer)(run)), denied(difference(layer)(run))]) : unsaid;
};

/** Sentences about cells that follow each other, and about their only layer. */
export const alikeOf = (layer: string): readonly PhraseRule[] => [
  ...rule("alike", ["be all? alike|equal|identical", "be all? the same"], () => equality(layer)),
  ...rule("alike", "be all? different|distinct", () => difference(layer)),
  ...rule(
    "statement",
    ["of|in|among any|each? <stretch> ,? exactly 2 be alike|equal|identical|the? same?"],
    ({ stretch }) => ofRow(stretch, asSaid(twoKinds(layer))),
  ),
];

const withDiagonals = ({ many, families }: Stretch): Stretch => ({
  many,
  families: [...families, { sort: "diagonal", role: "line" }],
});

export const alikePhrases = table(() => [
  ...rule("stretch", `<number:many> ${OF} cells in|along|of <each> <families>`, (row) => row),
  ...rule(
    "stretch",
    [
      "<number:many> in|along a|an|1|the|any <families>",
      "<number:many> cells in|along a|an|1|the|any <families>",
    ],
    // `three in a row`, of one sort alone, may be a column.
    ({ many, families }) => (families.length > 1 ? { many, families } : undefined),
  ),
  ...rule(
    "stretch",
    [
      `<number:many> ${OF} cells`,
      "<number:many> cells? in a row|line",
      `<number:many> ${OF} cells in a line`,
    ],
    ({ many }) => ({ many, families: LINES }),
  ),
  ...rule(
    "alike",
    ["have all? the? same|equal|identical <tone>", "be all? of? the? same|equal <tone>"],
    ({ tone }) => equality(tone),
  ),
  ...rule("alike", "have all? different|distinct <tone>", ({ tone }) => difference(tone)),
  ...rule(
    "alike",
    "have <number> equal|identical <tone>",
    ({ number, tone }) =>
      (run) =>
        `${run.length}` === number ? equality(tone)(run) : unsaid,
  ),
  ...rule(
    "alike",
    "have <number> different|distinct <tone>",
    ({ number, tone }) =>
      (run) =>
        `${run.length}` === number ? difference(tone)(run) : unsaid,
  ),
  ...rule(
    "alike",
    ["have exactly 2 different|distinct? <tone>", "be of? exactly 2 different? <tone>"],
    ({ tone }) => twoKinds(tone),
  ),
  ...rule("statement", ["no <stretch> <alike>", "<stretch> not <alike>"], ({ stretch, alike }) =>
    ofRow(stretch, never(alike)),
  ),
  ...rule("statement", "any|each|all <stretch> <alike>", ({ stretch, alike }) =>
    ofRow(stretch, asSaid(alike)),
  ),
  // Two that are equal may be some two of the row.
  ...rule("statement", "<stretch> <alike>", ({ stretch, alike }) =>
    stretch.many === "2" && !/!=|different/.test(alike(["a", "b"]).text)
      ? undefined
      : ofRow(stretch, asSaid(alike)),
  ),
  ...rule(
    "statement",
    ["no <stretch> <alike> ,? diagonallytoo", "<stretch> not <alike> ,? diagonallytoo"],
    ({ stretch, alike }) =>
      stretch.families === LINES ? ofRow(withDiagonals(stretch), never(alike)) : undefined,
  ),
  ...rule(
    "statement",
    "in no <families> do? be? <number:many> consecutive|successive|adjacent cells <alike>",
    ({ alike, ...row }) => ofRow(row, never(alike)),
  ),
  // `three different signs in a row` may be anywhere in the row.
  ...rule(
    "statement",
    ["no <equals>", "there be no <equals>", "there not be <equals>"],
    ({ equals: { tone, ...row } }) => ofRow(row, never(equality(tone))),
  ),
  ...rule(
    "equals",
    "<number:many> equal|identical <tone> in a row|line ,? orthogonally?",
    ({ tone, many }) => ({
      tone,
      many,
      families: LINES,
    }),
  ),
  ...rule(
    "equals",
    "<number:many> equal|identical <tone> in a row|line ,? diagonallytoo",
    ({ tone, many }) => ({
      tone,
      ...withDiagonals({ many, families: LINES }),
    }),
  ),
  ...rule(
    "statement",
    ["at most <number> cells of the same <tone> be adjacent|consecutive in|along <each> <families>"],
    ({ tone, number, families }) => ofRow({ many: `${Number(number) + 1}`, families }, never(equality(tone))),
  ),
  ...rule(
    "short",
    ["there not be <number> or more <core> in a row|line ,? orthogonally?"],
    ({ number, core }) => ({ noun: core, most: Number(number) - 1 }),
  ),
  // Of either of two kinds: none of the one, and none of the other.
  ...rule(
    "statement",
    [
      `there be no <number:many> ${OF} <flag:a> or <flag:b> cells in|along|of <each> <families>`,
      `there not be <number:many> ${OF} <flag:a> or <flag:b> cells in|along|of <each> <families>`,
    ],
    ({ a, b, ...row }) =>
      ofRow(row, (run) =>
        [a, b].map(({ of }) => `not (${run.map((cell) => of(cell).text).join(" and ")})`).join(" and "),
      ),
  ),
  ...rule(
    "statement",
    [
      `there be no <number:many> ${OF} <flag> cells? in|along|of <each> <families>`,
      `there not be <number:many> ${OF} <flag> cells? in|along|of <each> <families>`,
    ],
    ({ flag, ...row }) => ofRow(row, (run) => `not (${run.map((cell) => flag.of(cell).text).join(" and ")})`),
  ),
]);
