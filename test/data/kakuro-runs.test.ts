/** The class of examples/ refuses a run of one cell: there is no answer, and the reason names the rule. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { solveText } from "@ecp/compiler";
import { expect, test } from "vitest";

const file = fileURLToPath(new URL("../../examples/numbers/kakuro.ecp", import.meta.url));
const kakuro = readFileSync(file, "utf8").replace(/^instance[\s\S]*/m, "");

test("a run of one cell is none", async () => {
  const board = (row: string): string =>
    `${kakuro}instance:\n  map:\n    \\ 4\\ 3\\ \\\n    \\4 . . ${row}\n    \\3 . . \\\n`;
  expect((await solveText(board("\\"))).status).toBe("unique");
  const { status, messages } = await solveText(board("."));
  expect(status).toBe("none");
  expect(messages.map(({ message }) => message).join("\n")).toContain("A run has two cells or more");
});
