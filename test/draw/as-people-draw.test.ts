/** Expectations of people about pictures that nobody writes down. */
import { describe, expect, test } from "vitest";
import { drawSvg } from "../../packages/compiler/src/draw/svg/svg.js";
import { drawText } from "../../packages/compiler/src/draw/text/text.js";
import { sceneOf } from "./scene-of.js";
import { contrast, type Page, paintedIn } from "./svg-colours.js";

const unsolved = (text: string): string => drawSvg(sceneOf(text, "unsolved"), { title: "" });
const solved = (text: string): string => drawSvg(sceneOf(text, "solved"), { title: "" });

/** The part of a drawing that shows a cell itself. */
const cell = (svg: string, name: string): string =>
  new RegExp(`data-cell="${name}">.*?</g>`, "u").exec(svg)?.[0] ?? "";

describe("cages on boxes", () => {
  const killer = `puzzle Killer
board 4 x 4
given cage: region
given total: number on cages
find digit: 1..4
exactly one of each digit in each row, column, box 2 x 2
for each cage g with total: sum(c.digit for c in g) = g.total

instance of Killer:
  cage:
    a a b c
    d e b c
    d e f f
    g g h h
  total: a = 5, d = 7
`;

  test("are dashed outlines in SVG, and the boxes stay thick", () => {
    const svg = unsolved(killer);
    expect(svg).toMatch(/class="line cage" d="M[^"]*"/u);
    expect(svg).toMatch(/class="line thick" d="[^"]*M80 0V160/u);
  });

  test("are thin lines as text, and a box's border within one is dashed", () => {
    expect(`\n${drawText(sceneOf(killer, "unsolved"))}\n`).toMatchInlineSnapshot(`
      "
      ┏━━━━━━━┳━━━┯━━━┓
      ┃ 5     ┃   │   ┃
      ┠───┬───┨   │   ┃
      ┃ 7 │   ┃   │   ┃
      ┣╍╍╍┿╍╍╍╋━━━┷━━━┫
      ┃   │   ┃       ┃
      ┠───┴───╂───────┨
      ┃       ┃       ┃
      ┗━━━━━━━┻━━━━━━━┛
      "
    `);
    expect(`\n${drawText(sceneOf(killer, "unsolved"), { ascii: true })}\n`).toMatchInlineSnapshot(`
      "
      +---+---+---+---+
      | 5     |   |   |
      +---+---+   +   +
      | 7 |   |   |   |
      +...+...+---+---+
      |   |   |       |
      +---+---+---+---+
      |       |       |
      +---+---+---+---+
      "
    `);
  });
});

test("a board without boxes has its cages with thick borders", () => {
  const svg = unsolved(`puzzle Sums
given cage: region
given total: number on cages
find digit: 1..2
for each cage g: sum(c.digit for c in g) = g.total

instance of Sums:
  cage:
    a b
    a b
  total: a = 2, b = 4
`);
  expect(svg).not.toContain("line cage");
  expect(svg).toMatch(/class="line thick" d="[^"]*M40 0V80/u);
});

test("lines end where a number begins, and run through where none is", () => {
  const svg = solved(`puzzle Link
board 1 x 3
given number: number
find line: yes/no on links
for each link l: l is line

instance of Link:
  number: 1 . 1
`);
  expect(cell(svg, "r1c1")).toMatch(/<circle class="paper"[^>]*r="14.4"\/><text/u);
  expect(cell(svg, "r1c2")).not.toContain("<circle");
});

test("a number at the beginning of a way is no text on the colour of the way", () => {
  const svg = solved(`puzzle Ways
board 1 x 2
given number: number
find move: paths from cells with number
for each move m: m.length = 1

instance of Ways:
  number: 3 .
`);
  expect(cell(svg, "r1c1")).toMatch(/<circle class="paper"[^>]*\/><text/u);
});

test("edges that are looked for have dots at the corners, links dotted lines", () => {
  const on = (sort: string): string =>
    unsolved(`puzzle P\nboard 1 x 1\nfind fence: yes/no on ${sort}\nall(l is fence for l in ${sort})\n`);
  expect(on("edges")).toContain('<path class="line dots" d="M0 0h0M40 0h0M0 40h0M40 40h0"/>');
  expect(on("edges")).not.toContain("stroke-dasharray=");
  expect(
    unsolved("puzzle P\nboard 1 x 2\nfind line: yes/no on links\nall(l is line for l in links)\n"),
  ).toContain('stroke-dasharray="1 5"');
});

test("a given edge that has a look is drawn as that, and as a thick border without", () => {
  const drawn = (look: string): string =>
    unsolved(`puzzle Open
given open: yes/no on edges
find lamp: yes/no
${look}

instance of Open:
  board 1 x 2
  open: r1c2.left = #
`);
  expect(drawn('show open as "×"')).toContain(">×</text>");
  expect(drawn("")).not.toContain(">×</text>");
  expect(drawn("")).toMatch(/class="line thick" d="[^"]*M40 0V40/u);
});

test("a number that is not printed leaves its circle empty", () => {
  const text = `puzzle P
given clue: number or ?
find shaded: yes/no
for each cell c with clue: exactly c.clue shaded in c.neighbours
show clue as circle

instance of P:
  clue:
    ? .
    . 2
`;
  const svg = unsolved(text);
  expect(cell(svg, "r1c1")).toContain('class="shape hollow');
  expect(cell(svg, "r1c1")).not.toContain("<text");
  expect(cell(svg, "r2c2")).toContain(">2</text>");
  expect(drawText(sceneOf(text, "unsolved"))).toMatch(/┃ +○ +│/u);
});

test("a found value stands in the ring that is given", () => {
  const scene = sceneOf(
    `puzzle P
given parity: {even, odd}
find digit: 1..2
for each cell c where c is even: c.digit = 2
for each cell c where c is odd: c.digit = 1
show even as square
show odd as circle

instance of P:
  parity: even odd
`,
    "solved",
  );
  const svg = drawSvg(scene, { title: "" });
  expect(cell(svg, "r1c1")).toMatch(/class="shape hollow by-given".*<text class="found"[^>]*>2</u);
  expect(drawText(scene)).toContain("┃ [2] │ (1) ┃");
});

test("a division of which a part is given has borders between known regions alone, and letters", () => {
  const text = drawText(
    sceneOf(
      `puzzle P
find area: region
for each area a: a.size = 2

instance of P:
  area:
    a b .
    a . .
`,
      "unsolved",
    ),
  );
  expect(`\n${text}\n`).toMatchInlineSnapshot(`
    "
    ┏━━━┳━━━┯━━━┓
    ┃ a ┃ b │   ┃
    ┠───╀───┼───┨
    ┃ a │   │   ┃
    ┗━━━┷━━━┷━━━┛
    "
  `);
});

test("two sums beyond the rim at one place stand above each other", () => {
  const scene = sceneOf(
    `puzzle Sums
board 4 x 4
find digit: 1..9
given total: number on diagonals
for each diagonal d with total: sum(c.digit for c in d) = d.total

instance of Sums:
  total: r3c1-r4c2 = 12, r1c1-r1c1 = 6
`,
    "unsolved",
  );
  const svg = drawSvg(scene, { title: "" });
  const places = [...svg.matchAll(/<text class="label" x="(-?\d+)" y="(-?\d+[.\d]*)"[^>]*>(\d+)/gu)];
  const [first, second] = places.map(([, x, y]) => [Number(x), Number(y)]);
  expect(places).toHaveLength(2);
  expect(first?.[0]).toBe(second?.[0]);
  expect(Math.abs((first?.[1] ?? 0) - (second?.[1] ?? 0))).toBeGreaterThanOrEqual(20);
  expect(drawText(scene)).toContain("12↘,6↗");
});

test("numbers with borders round equal ones are written, and what is empty is no area", () => {
  const scene = (of: "solved" | "unsolved") =>
    sceneOf(
      `puzzle P
find number: 1..2
for each group g by number: size(g) = g.number
show number as border

instance of P:
  number: . 2 1
`,
      of,
    );
  expect(`\n${drawText(scene("unsolved"))}\n${drawText(scene("solved"))}\n`).toMatchInlineSnapshot(`
    "
    ┏━━━┯━━━┳━━━┓
    ┃   │ 2 ┃ 1 ┃
    ┗━━━┷━━━┻━━━┛
    ┏━━━┯━━━┳━━━┓
    ┃ 2 │ 2 ┃ 1 ┃
    ┗━━━┷━━━┻━━━┛
    "
  `);
});

test("regions with names are named, and take the colour that is found for them", () => {
  const scene = sceneOf(
    `puzzle Map
given state: region
find colour: {red, green} on states
for each link (x, y) where x.state is not y.state: x.state.colour is not y.state.colour

instance of Map:
  state: NSW NSW VIC
  colour: NSW = red
`,
    "solved",
  );
  if (scene.kind !== "board") throw new Error("no board");
  expect(scene.cells.map((each) => each?.fill?.tone)).toEqual(["red", "red", "green"]);
  expect(scene.notes).toEqual([]);
  expect(drawText(scene)).toMatchInlineSnapshot(`
    "┏━━━━━━━┯━━━━━━━┳━━━━━━━┓
    ┃░NSW░r░│░░░░░░░┃░VIC░g░┃
    ┗━━━━━━━┷━━━━━━━┻━━━━━━━┛
    r red   g green"
  `);
});

test("several words in a cell are several lines", () => {
  const svg = solved(`puzzle P
board 1 x 1
find place: {a, b}
all(c is a for c in cells)
show a as "in the old town"
`);
  const sizes = [...cell(svg, "r1c1").matchAll(/font-size="([\d.]+)"[^>]*>([^<]+)</gu)];
  expect(sizes.map(([, , text]) => text)).toEqual(["in the", "old", "town"]);
  for (const [, size, text] of sizes)
    expect(Number(size) * 0.62 * (text?.length ?? 0)).toBeLessThanOrEqual(40);
});

test("a long note is several lines below the board, and the picture no wider", () => {
  const scene = sceneOf("puzzle P\nboard 1 x 1\nfind shaded: yes/no\n", "unsolved");
  if (scene.kind !== "board") throw new Error("no board");
  const note = "leap: ".concat(Array.from({ length: 20 }, (_, at) => `r${at}c1-r1c${at}`).join(", "));
  const svg = drawSvg({ ...scene, notes: [note] }, { title: "" });
  const lines = [...svg.matchAll(/<text class="start small"[^>]*>([^<]*)</gu)].map(([, text]) => text);
  expect(lines.join(" ")).toBe(note);
  expect(lines.length).toBeGreaterThan(4);
  expect(Number(/ width="(\d+)"/u.exec(svg)?.[1])).toBeLessThan(360);
});

test("triangles that fill half a cell reach its borders", () => {
  const svg = solved(`puzzle P
board 1 x 1
find half: {ul, lr}
all(c is ul for c in cells)
show ul as "◤"
`);
  expect(cell(svg, "r1c1")).toContain('scale(19.5)" d="M-1 -1H1L-1 1Z"');
});

test("white and black stones are white and black on a dark page too", () => {
  const svg = unsolved(`puzzle P
given pearl: {white, black}
find shaded: yes/no
for each cell c where c is black: c is shaded

instance of P:
  pearl: white black
`);
  for (const page of ["light", "dark"] satisfies readonly Page[]) {
    const [white, black] = paintedIn(svg, page).filter(({ attributes }) =>
      attributes.get("class")?.includes("stone"),
    );
    if (white?.fill === undefined || black?.fill === undefined) throw new Error("no stones");
    expect(contrast(white.fill, black.fill)).toBeGreaterThan(7);
    expect(contrast(white.fill, [1, 1, 1]), page).toBeLessThan(1.5);
    expect(contrast(white.fill, white.stroke ?? white.fill), page).toBeGreaterThan(1.5);
    expect(contrast(black.fill, black.stroke ?? black.fill) > 3 || page === "light").toBe(true);
  }
});

test("a given keeps the middle of a piece, and the letter of the piece goes to the corner", () => {
  const svg = solved(`puzzle P
given circle: {black}
pieces P with rotations:
  A: ##
  B: #
place A exactly once
for each cell c where c is black: c has P

instance of P:
  circle: black .
`);
  expect(cell(svg, "r1c1")).toMatch(/black-stone.*<text class="start small[^>]*font-size="11">A</u);
  expect(cell(svg, "r1c2")).toContain('class="area"');
});

test("what a cell has in a direction stands at that side of it", () => {
  const views = `puzzle P
board 1 x 2
given view: number on cells by direction
find seen: 0..9
for each cell c, direction d where c has view(d): c.seen = c.view(d)

instance of P:
  view: r1c1 = 1 . 1 .
`;
  const drawn = cell(unsolved(views), "r1c1");
  expect(drawn).toMatch(/x="20" y="12.2"[^>]*>1<.*x="20" y="36.2"[^>]*>1</u);
  expect(drawn).toContain("view up 1, view down 1");
  expect(drawText(sceneOf(views, "unsolved"))).toContain("┃ ↑1 ↓1 │");
  expect(drawText(sceneOf(views, "unsolved"), { ascii: true })).toContain("| ^1 v1 |");
});

test("signs of the legend are drawn where nothing else says how a value looks", () => {
  const text = drawText(
    sceneOf(
      `puzzle P
board 1 x 4
given clue: numbers or ?
given more: 1..2
given kind: {trap, hole}
find n: 1..1
legend:
  "{n}":   clue = n
  "?,?":   more = 2
  "?,{n}": more = 1, clue = n
  "!":     kind = trap
for each cell c with clue: c.n = 1
for each cell c where c has more or c has kind: c.n = 1

instance of P:
  map: 1,2 ?,? ?,3 !
`,
      "unsolved",
    ),
  );
  expect(text).toContain("┃ 1 2 │ ? ? │ ? 3 │  !  ┃");
});

test("pieces that come from a table are told below the board, before and after they are placed", () => {
  const boxes = `puzzle Boxes
given stock: table
pieces brick from stock with rotations, reflections
place each brick exactly once
cover each cell exactly once
instance:
  board 3 x 4
  stock:
    ell, 2, ###/#..
    bar, 1, ####
`;
  for (const when of ["unsolved", "solved"] as const) {
    const scene = sceneOf(boxes, when);
    expect(scene.kind === "board" && scene.banks.map(({ says }) => says)).toEqual([
      "brick: 2 ell ###/#.., bar ####",
    ]);
    expect(drawText(scene)).toContain("brick: 2 ell ###/#.., bar ####");
    const svg = drawSvg(scene, { title: "" });
    for (const label of ["2 ell", "bar"]) expect(svg).toContain(`>${label}<`);
    expect(svg).not.toContain("####");
    // A path for the cells of each piece, and one for their borders.
    const pieces = [...svg.matchAll(/<path [^>]*d="((?:M[\d. ]+h12v12h-12Z)+)"/gu)].map(
      ([, path = ""]) => path.split("M").length - 1,
    );
    expect(pieces).toEqual([4, 4, 4, 4]);
  }
});

test("pieces of a table that do not fit beside each other begin another line", () => {
  const scene = sceneOf("puzzle P\nfind x: yes/no\ninstance:\n  board 2 x 2\n", "unsolved");
  if (scene.kind !== "board") throw new Error("no board");
  const cells = [0, 1, 2].map((column) => [0, column]);
  const pieces = Array.from({ length: 12 }, (_, index) => ({
    label: `kind${index}`,
    cells,
    tone: "light" as const,
  }));
  const svg = drawSvg({ ...scene, banks: [{ name: "kind", pieces, says: "" }] }, { title: "" });
  const lines = [...svg.matchAll(/y="([\d.]+)"[^>]*>kind\d+</gu)].map(([, y]) => y);
  expect(lines).toHaveLength(12);
  expect(new Set(lines).size).toBe(4);
  expect(Number(/ width="(\d+)"/u.exec(svg)?.[1])).toBeLessThan(360);
});

describe("values between cells", () => {
  const between = (domain: string, ...values: readonly string[]): string => {
    const data = ["r1c1-r1c2", "r1c2-r2c2", "r2c1-r2c2", "r1c1-r2c1"].map(
      (link, i) => `${link} = ${values[i]}`,
    );
    return drawText(
      sceneOf(
        `puzzle P\nboard 2 x 2\nfind v: ${domain} on links\ninstance:\n  v: ${data.join(", ")}\n`,
        "solved",
      ),
    );
  };

  test("are told by letters where they are colours", () => {
    expect(between("{red, blue}", "red", "blue", "red", "red").match(/[rb]/g)?.sort().join("")).toBe("brrr");
  });

  test("are lines where 0, 1 or 2 may be, and numbers otherwise", () => {
    expect(between("0..2", "1", "2", "0", "1")).not.toMatch(/[12]/);
    for (const domain of ["1..5", "0..3"]) {
      const drawn = between(domain, "1", "2", "3", "1");
      expect(drawn.match(/[123]/g)?.sort().join("")).toBe("1123");
    }
  });
});

describe("layers with the same symbols", () => {
  const armies = (shown: string): string =>
    drawText(
      sceneOf(
        `puzzle P
board 1 x 4
find white, black: {queen, knight} or none
for each cell c: not (c has white and c has black)
${shown}
instance:
  white: queen knight none none
  black: none none queen knight
`,
        "solved",
      ),
    );
  test("are a white army and a black one", () => {
    expect(armies("")).toContain("┃ ♕ │ ♘ │ ♛ │ ♞ ┃");
    expect(armies("")).toContain("♕ white queen   ♘ white knight   ♛ black queen   ♞ black knight");
  });
  test("keep their values in a look of the whole layer", () => {
    expect(armies('show white as "w"')).toContain("┃ wq │ wk │  ♛ │  ♞ ┃");
  });
});

test("a layer of colours is drawn in one manner", () => {
  const text = drawText(
    sceneOf(
      `puzzle P
board 1 x 3
find colour: {red, white, black}
exactly one of each colour in cells
instance:
  colour: red white black
`,
      "solved",
    ),
  );
  expect(text).toContain("w white");
  expect(text).not.toMatch(/[○●]/u);
});

test("a given number stands inside a given disc, and a found disc fills a given circle", () => {
  const numbered = unsolved(`puzzle P
given circle: {white, black}
given sum: number
find line: yes/no on links
legend:
  "@{n}": circle = black, sum = n
instance of P:
  map:
    @3 .
`);
  expect(cell(numbered, "r1c1")).toMatch(/black-stone[^<]*<text[^>]*>3</u);
  const filled = solved(`puzzle P
given dango: yes/no
find black: yes/no on cells where dango
show dango as circle
show black as disc
r1c1 is black
not r1c2 is black
instance of P:
  dango: # #
`);
  expect(cell(filled, "r1c1")).not.toContain("hollow");
  expect(cell(filled, "r1c2")).toContain("hollow");
});

test("a given dot between two cells is no bar", () => {
  const text = drawText(
    sceneOf(
      `puzzle P
given bar, dot: yes/no on links
board 1 x 3
find digit: 1..3
instance of P:
  bar: r1c1-r1c2
  dot: r1c2-r1c3
`,
      "unsolved",
    ),
  );
  expect(text.split("\n")[1]).toMatch(/^┃ ╶─+╴ •/u);
});

test("values of columns that are shortened are explained below", () => {
  const scene = sceneOf(
    `puzzle P
board 1 x 2
given team: {Ants, Bees} on columns
find n: 1..2
r1c1.n = 1 and r1c2.n = 2
instance:
  team: Ants Bees
`,
    "solved",
  );
  expect(scene.kind === "board" && scene.legend.map(({ says }) => says)).toEqual(["Ants", "Bees"]);
});
