/**
 * The files that cases may `use`: the case itself as `case.ecp`; `queens.ecp` and `more-queens.ecp`, which both declare `Queens`;
 * `tower-1.ecp`, which uses `tower-2.ecp`, and so on without end.
 */
import type { Host } from "@ecp/compiler";
import type { Source } from "../../packages/compiler/src/text/source.js";

const queens = `puzzle Queens(n: 1..20 = 8)
board n x n
find queen: yes/no
exactly 1 queen in each row, column
`;

export const corpusFiles = (source: Source): Host => ({
  read: (path) => {
    const floor = /^tower-(\d+)\.ecp$/.exec(path)?.[1];
    if (floor !== undefined) return { file: path, text: `use "tower-${Number(floor) + 1}.ecp"\n` };
    if (path === source.file) return { file: path, text: source.text };
    if (path === "queens.ecp" || path === "more-queens.ecp") return { file: path, text: queens };
    return { refused: "there is no such file" };
  },
});
