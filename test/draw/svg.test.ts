import { describe, expect, test } from "vitest";
import { makeScene } from "../../packages/compiler/src/draw/make-scene.js";
import { drawSvg } from "../../packages/compiler/src/draw/svg/svg.js";
import { gallery } from "./gallery.js";
import { sketch } from "./pictures.js";

/** Whether every tag is closed in order; enough of XML for what the printer writes. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, rest = ""] of svg.matchAll(/<(\/?)([a-z]+)((?:\s[^<>]*)?)>/g)) {
    if (closing === "/") {
      if (open.pop() !== name) return false;
    } else if (!rest.endsWith("/") && name !== undefined) open.push(name);
  }
  const outside = svg.replaceAll(/<[^<>]*>/g, "");
  return open.length === 0 && !/[<>]/.test(outside) && !/&(?!(amp|lt|gt|quot);)/.test(outside);
}

describe("drawings as SVG", () => {
  for (const [name, make] of Object.entries(gallery)) {
    test(name, () => {
      const picture = make();
      const svg = drawSvg(makeScene(picture), { title: name });
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).toContain(`aria-label="${name}"`);
      for (const cell of picture.board?.cells ?? []) {
        expect(svg).toContain(`data-cell="${picture.board?.cellName(cell)}"`);
      }
      expect(svg.match(/data-cell=/g)?.length ?? 0).toBe(picture.board?.cells.length ?? 0);
      expect(svg).not.toMatch(/NaN|undefined|<script|href=/);
    });
  }
});

test("texts of the user are escaped", () => {
  const picture = sketch({
    rows: 1,
    columns: 1,
    solved: false,
    layers: [
      {
        name: "mark",
        domain: { kind: "symbols", values: ["evil"] },
        printed: ["evil"],
        show: [{ text: '<script>"&\u0001' }],
      },
    ],
  });
  const svg = drawSvg(makeScene(picture), { title: 'a "b" <c> & d' });
  expect(svg).toContain("&lt;script&gt;&quot;&amp;\ufffd");
  expect(svg).toContain('aria-label="a &quot;b&quot; &lt;c&gt; &amp; d"');
  expect(svg).not.toContain("<script");
});

test("a cell says what is in it", () => {
  const make = gallery["a solved Sudoku"];
  const svg = make === undefined ? "" : drawSvg(makeScene(make()), { title: "Sudoku" });
  expect(svg).toContain("<title>r1c8: digit 1 (given)</title>");
  expect(svg).toContain("<title>r1c1: digit 6</title>");
});
