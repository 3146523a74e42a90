/** Quick fixes: after a fix is applied, its line has no diagnostics left. */
import { describe, expect, it } from "vitest";
import { checkText } from "./checking.js";

const frame = (line: string): string => `puzzle P
board 4 x 4
find digit: 1..4
${line}
`;

function mended(line: string): string {
  const text = frame(line);
  const fixes = checkText(text).diagnostics.flatMap(({ fix }) => fix ?? []);
  const edits = fixes.flatMap((fix) => fix.edits).sort((a, b) => b.span.start - a.span.start);
  const result = edits.reduce(
    (before, { span, text: put }) => before.slice(0, span.start) + put + before.slice(span.end),
    text,
  );
  return result.split("\n")[3] ?? "";
}

describe("fixes", () => {
  it.each([
    ["for each cell x: x = 1", "for each cell x: x.digit = 1"],
    ["for each cell x: 2 != x.right", "for each cell x: 2 != x.right.digit"],
    ["for each cell x: not (x = 1)", "for each cell x: not (x.digit = 1)"],
    ["for each cells x, y where x != y: x.digit = 1", "for each cells x, y where x is not y: x.digit = 1"],
    ["for each cells x, y where x = y: x.digit = 1", "for each cells x, y where x is y: x.digit = 1"],
  ])("%s", (line, wanted) => {
    expect(mended(line)).toBe(wanted);
    expect(checkText(frame(wanted)).diagnostics).toEqual([]);
  });
});
