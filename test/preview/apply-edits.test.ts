import { expect, test } from "vitest";
import { applyEdits } from "../../packages/cli/src/view/apply-edits.js";

const edit = (line: number, from: number, to: number, newText: string) => ({
  range: { start: { line, character: from }, end: { line, character: to } },
  newText,
});

test("edits are made at their places, whatever ends the lines", () => {
  expect(applyEdits("ab\r\ncd\nef", [edit(1, 0, 1, "X"), edit(2, 1, 2, ""), edit(0, 2, 2, "!")])).toBe(
    "ab!\r\nXd\ne",
  );
  expect(applyEdits("", [edit(0, 0, 0, "a")])).toBe("a");
});
