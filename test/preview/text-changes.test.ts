/** Edits of the page of `ecpc view`: where they are made, that they can be taken back, and which are refused. */
import { describe, expect, test } from "vitest";
import { makeEditHistory } from "../../packages/preview/src/edits/edit-history.js";
import { applyChanges, inverseChanges, readChanges } from "../../packages/preview/src/edits/text-changes.js";

const edit = (line: number, from: number, to: number, newText: string, lastLine = line) => ({
  range: { start: { line, character: from }, end: { line: lastLine, character: to } },
  newText,
});
const apply = (text: string, edits: Parameters<typeof readChanges>[1]): string | undefined => {
  const changes = readChanges(text, edits);
  return changes && applyChanges(text, changes);
};

test("edits are made at their places, whatever ends the lines", () => {
  expect(apply("ab\r\ncd\nef", [edit(1, 0, 1, "X"), edit(2, 1, 2, ""), edit(0, 2, 2, "!")])).toBe(
    "ab!\r\nXd\ne",
  );
  expect(apply("", [edit(0, 0, 0, "a")])).toBe("a");
  expect(apply("a\nb\n", [edit(2, 0, 0, "c")])).toBe("a\nb\nc");
});

test.each([
  ["a line below the text", edit(3, 0, 0, "x")],
  ["a line above it", edit(-1, 0, 0, "x")],
  ["a negative character", edit(0, -1, 0, "x")],
  ["a place behind the end of its line", edit(0, 3, 3, "x")],
  ["a place within a line break", edit(1, 4, 4, "x")],
  ["an end before its start", edit(1, 1, 0, "x")],
  ["an end far below", edit(0, 0, 0, "", 1e9)],
])("an edit at %s is refused", (_, wrong) => {
  expect(readChanges("ab\ncde\r\nf", [wrong])).toBeUndefined();
});

test("edits that overlap are refused", () => {
  expect(readChanges("abcd", [edit(0, 0, 2, "x"), edit(0, 1, 3, "y")])).toBeUndefined();
});

test("the inverse of changes brings the text back", () => {
  const text = "1 . .\n. 22 .\n";
  const changes = readChanges(text, [edit(1, 2, 4, "3"), edit(0, 2, 3, "444"), edit(2, 0, 0, "\n")]) ?? [];
  const changed = applyChanges(text, changes);
  expect(changed).toBe("1 444 .\n. 3 .\n\n");
  expect(applyChanges(changed, inverseChanges(text, changes))).toBe(text);
});

describe("the history of edits", () => {
  const changesTo = (to: string) => [{ start: 0, end: 1, text: to }];

  test("goes back and forth, and a new edit ends what could be made again", () => {
    const history = makeEditHistory();
    for (const [from, to] of [
      ["a", "b"],
      ["b", "c"],
    ] as const)
      history.make(from, changesTo(to)).done();
    const take = (step: ReturnType<typeof history.undo>): string | undefined => {
      step?.done();
      return step?.text;
    };
    expect(take(history.undo("c"))).toBe("b");
    expect(take(history.undo("b"))).toBe("a");
    expect(take(history.undo("a"))).toBeUndefined();
    expect(take(history.redo("a"))).toBe("b");
    expect(history.state()).toEqual({ undo: true, redo: true });
    history.make("b", changesTo("d")).done();
    expect(history.state()).toEqual({ undo: true, redo: false });
    expect(take(history.undo("d"))).toBe("b");
  });

  test("does not count an edit that was not saved, and forgets all at an edit by somebody else", () => {
    const history = makeEditHistory();
    history.make("a", changesTo("b"));
    expect(history.state()).toEqual({ undo: false, redo: false });
    history.make("a", changesTo("b")).done();
    history.forget();
    expect(history.undo("b")).toBeUndefined();
  });
});
