/** Ships: the groups that the cells of a kind form. */
import { rule } from "../grammar.js";
import type { Meanings, Quality } from "../meanings.js";

const groupsOf = ({ plain }: Quality): string | undefined =>
  plain === undefined ? undefined : `cells where ${plain}`;

const counted = (of: string, number: string, size: string): string =>
  `count(g in groups of (${of}) where size(g) = ${size}) = ${number}`;

export const fleetPhrases = [
  rule("statement", ["all? the? <flag> be straight", "<each> <flag> be straight"], ({ flag }) => {
    const of = groupsOf(flag);
    return of === undefined ? undefined : () => `for each group g of ${of}: g.width = 1 or g.height = 1`;
  }),
  rule("sized", "of|with length|size <number>", ({ number }) => number),
  rule("fleet", "<number> <sized>", ({ number, sized }) => [[number, sized]]),
  rule("fleet", "<number> <sized> ,? and? <fleet>", ({ number, sized, fleet }) => [
    [number, sized],
    ...fleet,
  ]),
  rule("statement", "there be <number> <flag> <sized> ,? and? <fleet>", ({ number, flag, sized, fleet }) =>
    fleetOf(flag, [[number, sized], ...fleet]),
  ),
  rule("statement", "there be <number> <flag> <sized>", ({ number, flag, sized }) =>
    fleetOf(flag, [[number, sized]]),
  ),
].flat();

function fleetOf(flag: Quality, fleet: Meanings["fleet"]): Meanings["statement"] | undefined {
  const of = groupsOf(flag);
  return of === undefined
    ? undefined
    : () => fleet.map(([number, size]) => counted(of, number, size)).join("; ");
}
