/** Marks beyond the rim, marks that are left out, and marks that options of a cover write on a board. */
import { expect, test } from "vitest";
import { drawSvg } from "../../packages/compiler/src/draw/svg/svg.js";
import { drawText } from "../../packages/compiler/src/draw/text/text.js";
import { sceneOf } from "./scene-of.js";

const sums = `puzzle Sums
board 3 x 3
find digit: 1..9
given total: number on diagonals
for each diagonal d with total: sum(c.digit for c in d) = d.total

instance of Sums:
  total: r2c1-r3c2 = 12, r1c1-r3c3 = 6, r2c1-r1c2 = 3, r3c2-r2c3 = 10, r3c3-r3c3 = 1
`;

test("values of diagonals stand before their left ends, with an arrow into them", () => {
  const scene = sceneOf(sums, "unsolved");
  expect(`\n${drawText(scene)}\n`).toMatchInlineSnapshot(`
    "
      6↘
         ┏━━━━┯━━━━┯━━━━┓
     12↘ ┃    │    │    ┃
         ┠────┼────┼────┨
         ┃    │    │    ┃
         ┠────┼────┼────┨
      3↗ ┃    │    │    ┃
         ┗━━━━┷━━━━┷━━━━┛
          10↗   1↗
    "
  `);
  expect(`\n${drawText(scene, { ascii: true })}\n`).toMatchInlineSnapshot(`
    "
      6\\
         +----+----+----+
     12\\ |    |    |    |
         +----+----+----+
         |    |    |    |
         +----+----+----+
      3/ |    |    |    |
         +----+----+----+
          10/   1/
    "
  `);
  expect(drawSvg(scene, { title: "sums" })).toContain(">12↘</text>");
});

test("clues of rows and columns stand beyond those of diagonals", () => {
  const both = sums
    .replace("given total", "given far: number on columns\ngiven near: number on rows\ngiven total")
    .concat("  far: 7 8 9\n  near: 4 5 6\n");
  expect(`\n${drawText(sceneOf(both, "unsolved"))}\n`).toMatchInlineSnapshot(`
    "
             7    8    9
        6↘
           ┏━━━━┯━━━━┯━━━━┓
    4  12↘ ┃    │    │    ┃
           ┠────┼────┼────┨
    5      ┃    │    │    ┃
           ┠────┼────┼────┨
    6   3↗ ┃    │    │    ┃
           ┗━━━━┷━━━━┷━━━━┛
            10↗   1↗
    "
  `);
});

test("diagonals of a torus have no end: they are named below the board", () => {
  const torus = sums
    .replace("board 3 x 3", "board 3 x 3 torus")
    .replace(/total: r2c1.*/, "total: r1c2-r3c1 = 12");
  expect(drawText(sceneOf(torus, "unsolved"))).toContain("the diagonal from r1c2 to r3c1: 12");
});

test("cells of which no layer speaks are left out", () => {
  const text = `puzzle Corner
board 3 x 3
find digit: 1..2 on cells c where c.row < 3 or c.column < 3

instance of Corner:
  digit:
    1 . .
    . 2 .
    . . .
`;
  expect(`\n${drawText(sceneOf(text, "unsolved"))}\n`).toMatchInlineSnapshot(`
    "
    ┏━━━┯━━━┯━━━┓
    ┃ 1 │   │   ┃
    ┠───┼───┼───┨
    ┃   │ 2 │   ┃
    ┠───┼───╆━━━┛
    ┃   │   ┃
    ┗━━━┷━━━┛
    "
  `);
});

test("colours of items on edges are written there, and options that colour nothing are named below", () => {
  const text = `puzzle Coloured
board 1 x 2
items place(x) for x in cells
items free
optional items side(e) for e in edges
option put(x, a) for x in cells, a in 1..2 where a = x.column:
  place(x), side(x.edge(left)) = 1, side(x.edge(right)) = 1, side(x.edge(up)) = a
option rest: free

instance of Coloured
`;
  expect(`\n${drawText(sceneOf(text, "solved"))}\n`).toMatchInlineSnapshot(`
    "
    ┏━1━┯━2━┓
    1   1   1
    ┗━━━┷━━━┛
    rest
    "
  `);
});

test("links and edges between layers are strokes in both cells, and texts name them", () => {
  const scene = sceneOf(
    `puzzle Layers
board 1 x 1 x 2
find joint: yes/no on links
find wall: yes/no on edges
exactly 1 joint in links
exactly 1 wall in edges
r1c1.edge(back) has wall
instance:
`,
    "solved",
  );
  const strokes = scene.kind === "board" ? scene.lines : [];
  // The layers stand at columns 0 and 3: from the first to its lower right, from the second to its upper left.
  const round = (value: number): number => Math.round(value * 100) / 100;
  expect(strokes.map(({ leadsTo, points }) => [leadsTo, ...points.map((point) => point.map(round))])).toEqual(
    [
      ["link", [1.4, 1.4], [1.84, 1.84]],
      ["link", [0.6, 3.6], [0.16, 3.16]],
      ["edge", [1.4, 1.84], [1.84, 1.4]],
      ["edge", [0.6, 3.16], [0.16, 3.6]],
    ],
  );
  expect(drawText(scene).split("\n")).toEqual([" · ·", "joint: r1c1-r1c2", "wall: r1c1.back"]);
});
