import { describe, expect, test } from "vitest";
import { historyKey, keyAction } from "../../packages/preview/src/element/keys.js";
import { typeKey } from "../../packages/preview/src/element/typing.js";
import { themeOf } from "../../packages/preview/src/page-theme.js";
import { parsePreviewEvent } from "../../packages/preview/src/parse-event.js";

const press = (key: string, held: object = {}) =>
  keyAction({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

describe("keys", () => {
  test("a sign is typed, also one that is two UTF-16 units; names of keys and shortcuts are not", () => {
    expect(press("5")).toEqual({ does: "type", key: "5" });
    expect(press("😀")).toEqual({ does: "type", key: "😀" });
    expect([press("Shift"), press("Tab"), press("s", { ctrlKey: true })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("undo and redo have the keys that they have elsewhere", () => {
    const no = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
    const held = (key: string, more: object) => historyKey({ ...no, key, ...more });
    expect([held("z", { ctrlKey: true }), held("z", { metaKey: true })]).toEqual(["undo", "undo"]);
    expect([
      held("Z", { ctrlKey: true, shiftKey: true }),
      held("y", { ctrlKey: true }),
      held("Z", { metaKey: true, shiftKey: true }),
    ]).toEqual(["redo", "redo", "redo"]);
    expect([held("z", {}), held("z", { ctrlKey: true, altKey: true }), held("x", { ctrlKey: true })]).toEqual(
      [undefined, undefined, undefined],
    );
  });
});

test("keys that follow soon in the same cell go on with the symbol", () => {
  const one = typeKey(undefined, "r1c1", "1", 0);
  expect(typeKey(one, "r1c1", "2", 500).symbol).toBe("12");
  expect(typeKey(one, "r1c1", "2", 5000).symbol).toBe("2");
  expect(typeKey(one, "r1c2", "2", 10).symbol).toBe("2");
});

test("themes of editors and of browsers", () => {
  const none = () => false;
  const editor = (...classes: string[]) => themeOf({ classes: new Set(classes) }, none);
  expect([editor("vscode-light"), editor("vscode-dark"), editor("vscode-high-contrast")]).toEqual([
    "light",
    "dark",
    "contrast-dark",
  ]);
  expect(editor("vscode-high-contrast", "vscode-high-contrast-light")).toBe("contrast-light");
  const empty = { classes: new Set<string>() };
  expect(themeOf(empty, (query) => query.includes("dark"))).toBe("dark");
  expect(themeOf(empty, (query) => query.includes("contrast"))).toBe("contrast-light");
  expect(themeOf(empty, none)).toBe("light");
});

test("a message of a page is an event or nothing", () => {
  expect(parsePreviewEvent({ kind: "type", cell: "r1c1", symbol: "5", more: 1 })).toEqual({
    kind: "type",
    cell: "r1c1",
    symbol: "5",
  });
  for (const wrong of [
    null,
    3,
    "solve",
    {},
    { kind: "type", cell: 1 },
    { kind: "answer", step: 2 },
    { kind: "reveal" },
  ])
    expect(parsePreviewEvent(wrong)).toBeUndefined();
});
