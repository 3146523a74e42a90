/** Paths of SVG as operators of PDF. */
import { describe, expect, test } from "vitest";
import { outline } from "../../packages/cli/src/books/pdf/outline.js";
import { colourOf, styleOf } from "../../packages/cli/src/books/pdf/styles.js";
import { textWidth, written } from "../../packages/cli/src/books/pdf/text.js";

describe("a path", () => {
  test.each([
    ["M1 2H5V6Z", "1 2 m\n5 2 l\n5 6 l\nh"],
    ["M1 2h4v4l-1-1z", "1 2 m\n5 2 l\n5 6 l\n4 5 l\nh"],
    ["M0 0 1 1 2 0", "0 0 m\n1 1 l\n2 0 l"],
    ["M0 0C1 1 2 1 3 0", "0 0 m\n1 1 2 1 3 0 c"],
    ["M0 0Q3 3 6 0", "0 0 m\n2 2 4 2 6 0 c"],
  ])("%s", (path, expected) => expect(outline(path)).toBe(expected));

  test("an arc ends where it should, by curves through the circle", () => {
    for (const flags of ["0 0 0", "0 0 1", "0 1 0", "0 1 1"]) {
      const [, ...curves] = outline(`M10 0A10 10 ${flags} 0 10`).split("\n");
      expect(curves.at(-1)).toMatch(/ 0 10 c$/);
      expect(curves.length).toBe(flags.startsWith("0 1") ? 3 : 1);
    }
  });
});

test("the style of a part: more classes come first, and a colour of its own", () => {
  expect(styleOf("text", new Map([["class", "found"]])).get("fill")).toBe("#1558c0");
  expect(styleOf("text", new Map()).get("text-anchor")).toBe("middle");
  expect(styleOf("path", new Map([["class", "shape hollow by-found"]])).get("fill")).toBe("#ffffff");
  const own = new Map([
    ["class", "area"],
    ["fill", "hsl(0,100%,50%)"],
    ["style", "fill:var(--tint-0)"],
  ]);
  expect(colourOf(styleOf("rect", own).get("fill"))).toEqual([1, 0, 0]);
});

test("text: signs that the font has, and others by those alike", () => {
  expect(written("a(é)♛中")).toBe("a\\(\\351\\)Q?");
  expect(textWidth("10", 1000)).toBe(1112);
});
