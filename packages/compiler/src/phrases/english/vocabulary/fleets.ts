/** Ships: the groups that the cells of a kind form. */
import { rule } from "../grammar.js";
import type { Quality } from "../meanings.js";

const groupsOf = ({ plain }: Quality): string | undefined =>
  plain === undefined ? undefined : `cells where ${plain}`;

const counted = (of: string, number: string, size: string): string =>
  `count(g in groups of (${of}) where size(g) = ${size}) = ${number}`;

export const fleetPhrases = [
  rule("statement", ["all? the? <flag> be straight", "<each> <flag> be straight"], ({ flag }) => {
    const of = groupsOf(flag);
    return of === undefined ? undefined : () => `for each group g of ${of}: g.width = 1 or g.height = 1`;
  }),
  rule(
    "statement",
    [
      "there be <number:a> <flag> of|with length|size <number:x>",
      "there be <number:a> <flag> of|with length|size <number:x> ,? and? <number:b> of|with length|size <number:y>",
      "there be <number:a> <flag> of|with length|size <number:x> , <number:b> of|with length|size <number:y> ,? and? <number:c> of|with length|size <number:z>",
      "there be <number:a> <flag> of|with length|size <number:x> , <number:b> of|with length|size <number:y> , <number:c> of|with length|size <number:z> ,? and? <number:d> of|with length|size <number:w>",
    ],
    (parts) => {
      const of = groupsOf(parts.flag);
      if (of === undefined) return undefined;
      const said: string[] = [counted(of, parts.a, parts.x)];
      if ("b" in parts) said.push(counted(of, parts.b, parts.y));
      if ("c" in parts) said.push(counted(of, parts.c, parts.z));
      if ("d" in parts) said.push(counted(of, parts.d, parts.w));
      return () => said.join("; ");
    },
  ),
].flat();
