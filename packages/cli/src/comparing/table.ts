/** Ways to search as a table: a row each, numbers to the right. */
import { displayWidth } from "@ecp/compiler";
import type { Stream } from "../terminal.js";
import { measures } from "./measures.js";
import { outcomeOf, strategyOf } from "./outcome.js";
import type { Row } from "./search-one-way.js";

const LEFT = [0, 1, measures.length + 2];

export function table(rows: readonly Row[], { colours }: Stream): string {
  const heads = ["strategy", "next item", ...measures.map(({ title }) => title), "outcome"];
  const cells = rows.map((row) => [
    strategyOf(row),
    row.way.next,
    ...measures.map(({ name, inWords }) => (row.ending === "unfit" ? "–" : inWords(row[name]))),
    outcomeOf(row),
  ]);
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...cells.map((line) => line[column] ?? "")].map(displayWidth)),
  );
  const lineOf = (line: readonly string[]): string =>
    line
      .map((cell, column) => {
        const space = " ".repeat((widths[column] ?? 0) - displayWidth(cell));
        return LEFT.includes(column) ? cell + space : space + cell;
      })
      .join("  ")
      .trimEnd();
  return [colours.bold(lineOf(heads)), ...cells.map(lineOf), ""].join("\n");
}
