/** Filling in without a page: strokes, keys, notes, what is taken back and what is kept. */
import type { PlayLayer, PlayPlace } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import type { Spot } from "../../packages/preview/src/element/cell-plan.js";
import { makeFillHistory } from "../../packages/preview/src/play/fill-history.js";
import { fillKey, type PressedKey } from "../../packages/preview/src/play/fill-keys.js";
import {
  entriesOf,
  type Filled,
  filledText,
  fitting,
  keyOf,
  nothingFilled,
  readFilled,
  withColour,
  withEntry,
  withNote,
} from "../../packages/preview/src/play/filled.js";
import { keepLocally } from "../../packages/preview/src/play/keep.js";
import { placesOf } from "../../packages/preview/src/play/places.js";
import { beginStroke } from "../../packages/preview/src/play/stroke.js";
import { type Tool, toolsOf, valueTyped } from "../../packages/preview/src/play/tools.js";
import { squarePlan } from "./plans.js";

const sign = (text: string) => ({ text, look: { kind: "mark", svg: "" } as const });
const nothing = { text: "no", look: { kind: "nothing" } as const };
const line = { text: "yes", look: { kind: "lines", count: 1 } as const };

const squares = squarePlan(3, 3);
const cellPlaces: readonly PlayPlace[] = Array.from({ length: 9 }, (_, element) => {
  const [row, column] = [Math.floor(element / 3), element % 3];
  return { element, name: `r${row + 1}c${column + 1}`, at: [2 * row + 1, 2 * column + 1] };
});
/** Links of a row of three, and of the two rows below. */
const linkPlaces: readonly PlayPlace[] = [0, 1, 2].flatMap((row) =>
  [0, 1].map((column): PlayPlace => {
    const y = 2 * row + 1;
    const from: Spot = [y, 2 * column + 1];
    const to: Spot = [y, 2 * column + 3];
    return {
      element: 2 * row + column,
      name: `r${row + 1}c${column + 1}-r${row + 1}c${column + 2}`,
      at: [y, 2 * column + 2],
      ends: [from, to],
    };
  }),
);
const shading: PlayLayer = {
  name: "shaded",
  part: "value",
  on: "cell",
  values: [nothing, sign("yes")],
  nothing: "no",
  places: cellPlaces.map((place) => (place.element === 1 ? { ...place, isGiven: true } : place)),
};
const digits: PlayLayer = {
  name: "digit",
  part: "value",
  on: "cell",
  values: ["1", "2", "12", "3"].map(sign),
  places: cellPlaces,
};
const lines: PlayLayer = {
  name: "line",
  part: "value",
  on: "link",
  values: [nothing, line],
  nothing: "no",
  places: linkPlaces,
};
const fences: PlayLayer = { ...lines, name: "fence", on: "edge" };
const slopes: PlayLayer = { ...digits, name: "slope", values: [sign("rise"), sign("fall")] };

const layerTool = (layer: PlayLayer): Extract<Tool, { kind: "layer" }> => {
  const [tool] = toolsOf([layer]);
  if (tool?.kind !== "layer") throw new Error("no tool");
  return tool;
};

function stroke(layer: PlayLayer, spots: readonly Spot[], filled = nothingFilled, cross = false): Filled {
  const [from] = spots;
  if (from === undefined) return filled;
  const going = beginStroke(
    layerTool(layer),
    { plan: squares, places: placesOf(layer, squares) },
    from,
    cross,
  );
  return going.end(spots.reduce((changed, spot) => going.to(spot, changed), filled));
}
const told = (filled: Filled): string =>
  entriesOf(filled)
    .map(({ element, value }) => `${element} ${value}`)
    .join(", ");

describe("tools are told by the sorts of the layers", () => {
  test("numbers are typed, yes and no and a few signs are pressed, lines are drawn, borders pressed", () => {
    expect([digits, shading, slopes, lines, fences].map((layer) => layerTool(layer).way)).toEqual([
      "type",
      "press",
      "press",
      "draw",
      "press",
    ]);
  });

  test("notes are for what is typed, colours for all", () => {
    expect(toolsOf([shading]).map(({ id }) => id)).toEqual(["value shaded", "colour"]);
    expect(toolsOf([digits]).map(({ id }) => id)).toEqual(["value digit", "corner", "centre", "colour"]);
  });
});

describe("a stroke", () => {
  test("makes of all cells what it makes of the first, and skips none, nor touches what is printed", () => {
    const shaded = stroke(shading, [
      [1, 1],
      [1, 5],
    ]);
    expect(told(shaded)).toBe("0 yes, 2 yes");
    expect(told(stroke(shading, [[1, 1]], shaded))).toBe("2 yes, 0 no");
    expect(told(stroke(shading, [[1, 1]], stroke(shading, [[1, 1]], shaded)))).toBe("2 yes");
  });

  test("of the other button crosses out, and takes the cross away", () => {
    const crossed = stroke(shading, [[3, 3]], nothingFilled, true);
    expect(told(crossed)).toBe("4 no");
    expect(told(stroke(shading, [[3, 3]], crossed, true))).toBe("");
  });

  test("from cell to cell draws a line, and the same one over it takes it away", () => {
    const way: readonly Spot[] = [
      [1.2, 0.8],
      [1.1, 5.4],
    ];
    const drawn = stroke(lines, way);
    expect(told(drawn)).toBe("0 yes, 1 yes");
    expect(told(stroke(lines, way, drawn))).toBe("");
  });

  test("to another layer of the board is pressed, in either of the two cells: yes, no, and open again", () => {
    const upward: PlayPlace = {
      element: 6,
      name: "r1c1-r1c3",
      at: [1.56, 1.56],
      ends: [
        [1.34, 1.34],
        [1.78, 1.78],
      ],
      also: [
        {
          at: [0.44, 4.44],
          ends: [
            [0.22, 4.22],
            [0.66, 4.66],
          ],
        },
      ],
    };
    const deep: PlayLayer = { ...lines, places: [...linkPlaces, upward] };
    const set = stroke(deep, [[1.6, 1.5]]);
    expect(told(set)).toBe("6 yes");
    expect(told(stroke(deep, [[0.5, 4.5]], set))).toBe("6 no");
    expect(told(stroke(deep, [[1.6, 1.5]], stroke(deep, [[0.5, 4.5]], set)))).toBe("");
    // The line beside it is still there to be crossed out.
    expect(told(stroke(deep, [[1, 2.1]], set))).toBe("6 yes, 0 no");
    expect(placesOf(deep, squares).towards([1, 1], 1, 0)?.name).toBe("r1c1-r1c3");
  });

  test("that goes nowhere puts a cross between two cells, or takes away what is there", () => {
    const crossed = stroke(lines, [[1, 2.1]]);
    expect(told(crossed)).toBe("0 no");
    expect(told(stroke(lines, [[1, 2.1]], crossed))).toBe("");
    const drawn = stroke(lines, [
      [1, 1],
      [1, 3],
    ]);
    expect(told(stroke(lines, [[1, 2]], drawn))).toBe("");
    expect(told(stroke(lines, [[1, 1]]))).toBe("");
  });

  test("on borders presses the nearest", () => {
    const one = stroke(fences, [[1.2, 2.2]]);
    expect(told(one)).toBe("0 yes");
    expect(told(stroke(fences, [[1.2, 2.2]], one))).toBe("0 no");
  });
});

describe("keys", () => {
  const key = (pressed: Partial<PressedKey>, isTyped = true) =>
    fillKey(
      { key: "", code: "", ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...pressed },
      isTyped,
    );

  test("digits with Shift and Ctrl are notes", () => {
    expect(key({ key: "!", code: "Digit1", shiftKey: true })).toEqual({
      does: "type",
      key: "1",
      note: "corner",
    });
    expect(key({ key: "1", code: "Digit1", ctrlKey: true })).toEqual({
      does: "type",
      key: "1",
      note: "centre",
    });
    expect(key({ key: "1", code: "Digit1" })).toEqual({ does: "type", key: "1", note: undefined });
  });

  test("X crosses out where it is no symbol; keys of the browser are left to it", () => {
    expect(key({ key: "x" }, false)).toEqual({ does: "cross" });
    expect(key({ key: "x" })).toEqual({ does: "type", key: "x", note: undefined });
    expect(key({ key: "c", ctrlKey: true })).toBeUndefined();
    expect(key({ key: "Tab" })).toBeUndefined();
  });

  test("a symbol is known by its beginning, a number only as a whole", () => {
    const [place] = cellPlaces;
    if (place === undefined) throw new Error("no place");
    expect(valueTyped(slopes, place, "f")).toBe("fall");
    expect(valueTyped(digits, place, "12")).toBe("12");
    expect(valueTyped(digits, place, "4")).toBeUndefined();
    expect(valueTyped(digits, { ...place, only: [0] }, "2")).toBeUndefined();
  });

  test("arrow keys go to the nearest place in their direction", () => {
    const places = placesOf(lines, squares);
    const [first] = linkPlaces;
    if (first === undefined) throw new Error("no place");
    expect(places.towards(first.at, 0, 1)?.element).toBe(1);
    expect(places.towards(first.at, 1, 0)?.element).toBe(2);
    expect(places.towards(first.at, -1, 0)).toBeUndefined();
  });
});

describe("what is filled in", () => {
  test("notes go where all have them, and come where one lacks them", () => {
    const one = withNote(nothingFilled, "corner", ["r1c1"], "5");
    const both = withNote(one, "corner", ["r1c1", "r1c2"], "5");
    expect([...both.corner]).toEqual([
      ["r1c1", ["5"]],
      ["r1c2", ["5"]],
    ]);
    expect(withNote(both, "corner", ["r1c1", "r1c2"], "5").corner.size).toBe(0);
    expect(withNote(one, "corner", ["r1c1"], "2").corner.get("r1c1")).toEqual(["2", "5"]);
  });

  test("is taken back stroke by stroke, and made again", () => {
    const history = makeFillHistory();
    const first = withEntry(nothingFilled, keyOf(digits, 0), "1");
    const second = withEntry(first, keyOf(digits, 1), "2");
    const third = withEntry(second, keyOf(digits, 2), "3");
    history.change(first, false);
    history.change(second, false);
    history.change(third, true);
    expect(history.undo()).toBe(true);
    expect(history.now()).toBe(first);
    expect(history.redo()).toBe(true);
    expect(history.now()).toBe(third);
    expect([history.redo(), history.state()]).toEqual([false, { undo: true, redo: false }]);
  });

  test("is kept as text, and read again; what was kept may be anything", () => {
    const filled = withColour(
      withNote(withEntry(nothingFilled, keyOf(digits, 4), "12"), "centre", ["r1c1"], "1"),
      ["r2c2"],
      3,
    );
    expect(readFilled(filledText(filled, 61))).toEqual({ filled, seconds: 61 });
    expect(readFilled("{")).toBeUndefined();
    expect(readFilled("[]")?.filled.entries.size ?? 0).toBe(0);
    expect(readFilled('{"entries":[["a",1],"b",["c","d"]],"seconds":"x"}')).toEqual({
      filled: { ...nothingFilled, entries: new Map([["c", "d"]]) },
      seconds: 0,
    });
  });

  test("of a board that has changed only what it has places for stays", () => {
    const filled = withEntry(withEntry(nothingFilled, keyOf(digits, 0), "3"), keyOf(digits, 90), "1");
    expect(told(fitting(filled, [digits]))).toBe("0 3");
    expect(told(fitting(filled, [{ ...digits, values: [sign("1")] }]))).toBe("");
    expect(told(fitting(withEntry(nothingFilled, keyOf(shading, 1), "yes"), [shading]))).toBe("");
  });

  test("is kept by the browser where it lets us, and the oldest goes", () => {
    const held = new Map<string, string>();
    const storage = {
      get length() {
        return held.size;
      },
      key: (index: number) => [...held.keys()][index] ?? null,
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
      removeItem: (key: string) => void held.delete(key),
      clear: () => held.clear(),
    };
    const keeper = keepLocally(() => storage);
    for (let puzzle = 0; puzzle < 250; puzzle++) keeper.save(String(puzzle), `text ${puzzle}`);
    expect(held.size).toBe(200);
    expect([keeper.load("249"), keeper.load("0")]).toEqual(["text 249", undefined]);
    keeper.save("249", undefined);
    expect(keeper.load("249")).toBeUndefined();
    const none = keepLocally(() => {
      throw new Error("storage is forbidden here");
    });
    none.save("1", "text");
    expect(none.load("1")).toBeUndefined();
  });
});
