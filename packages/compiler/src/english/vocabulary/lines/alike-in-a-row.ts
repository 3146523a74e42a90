/** So many cells in a row with equal values, or with different ones. */
import { rule, table } from "../../grammar.js";
import type { Meanings, Sets } from "../../meanings.js";
import { withinEach } from "../../say.js";

const names = ["a", "b", "c", "d", "e", "f"];

const LINES: readonly Sets[] = [{ sort: "line", role: "line" }];

const isInOrder = ({ role }: Sets): boolean => role !== "region" && role !== "pieces";

interface Row {
  readonly many: string;
  readonly again?: string;
  readonly families: readonly Sets[];
}

/** A rule about the cells of each row of so many. */
function ofRow(
  { many, again, families }: Row,
  said: (run: readonly string[]) => string,
): Meanings["statement"] | undefined {
  const run = names.slice(0, Number(many));
  if (Number(many) < 2 || run.length < Number(many)) return undefined;
  if (!families.every(isInOrder) || (again !== undefined && again !== many)) return undefined;
  return () => `for each consecutive cells ${run.join(", ")} ${withinEach(families)}: ${said(run)}`;
}

const equal = (layer: string, run: readonly string[]): string =>
  run
    .slice(1)
    .map((name, at) => `${run[at]}.${layer} = ${name}.${layer}`)
    .join(" and ");

const different = (layer: string, run: readonly string[]): string =>
  `different(x.${layer} for x in {${run.join(", ")}})`;

const OF = "consecutive|successive|adjacent";

export const alikePhrases = table(() => [
  ...rule(
    "statement",
    [
      `no <number:many> ${OF} cells in|along|of <each> <families> have <number:again> equal|identical <tone>`,
      `<number:many> ${OF} cells in|along|of <each> <families> not have <number:again> equal|identical <tone>`,
    ],
    ({ tone, ...row }) => ofRow(row, (run) => `not (${equal(tone, run)})`),
  ),
  ...rule(
    "statement",
    [
      `<number:many> ${OF} cells in|along|of <each> <families> not have the? same|equal <tone>`,
      `<number:many> ${OF} cells in|along|of <each> <families> not be of? the? same <tone>`,
    ],
    ({ tone, ...row }) => ofRow(row, (run) => `not (${equal(tone, run)})`),
  ),
  ...rule(
    "statement",
    [
      `no <number:many> ${OF} cells in|along|of <each> <families> have <number:again> different|distinct <tone>`,
      `<number:many> ${OF} cells in|along|of <each> <families> not have <number:again> different|distinct <tone>`,
    ],
    ({ tone, ...row }) => ofRow(row, (run) => `not ${different(tone, run)}`),
  ),
  ...rule(
    "statement",
    [
      `any|each|all <number:many> ${OF} cells in|along|of <each> <families> have <number:again> different|distinct <tone>`,
      `any|each|all <number:many> ${OF} cells in|along|of <each> <families> have all? different|distinct <tone>`,
    ],
    ({ tone, ...row }) => ofRow(row, (run) => different(tone, run)),
  ),
  ...rule(
    "statement",
    [
      "there be no <number:many> equal|identical <tone> in a row|line ,? orthogonally?",
      "there not be <number:many> equal|identical <tone> in a row|line ,? orthogonally?",
    ],
    ({ tone, many }) => ofRow({ many, families: LINES }, (run) => `not (${equal(tone, run)})`),
  ),
  ...rule(
    "statement",
    [
      "at most <number> cells of the same <tone> be adjacent|consecutive in|along <each> <families>",
      "at most <number> adjacent|consecutive cells in|along <each> <families> have the same <tone>",
    ],
    ({ tone, number, families }) =>
      ofRow({ many: `${Number(number) + 1}`, families }, (run) => `not (${equal(tone, run)})`),
  ),
  ...rule(
    "short",
    [
      "there not be <number> or more <core> in a row|line ,? orthogonally?",
      "there be no|not <number> or more <core> in a row|line ,? orthogonally?",
    ],
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
