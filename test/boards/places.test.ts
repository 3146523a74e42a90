/** Boards of one's own: places that are listed, graphs and polygons from files, what is wrong with them, and how they are drawn. */
import { solveText } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { makeMeshBoard } from "../../packages/compiler/src/tiling/mesh-board.js";
import { graphMesh } from "../../packages/compiler/src/tiling/places/graph-mesh.js";
import { filesOf } from "../support/hosts.js";

const colouring = "find colour: {red, green, blue}\nfor each link (x, y): x.colour != y.colour\n";

const placesOf = (names: string, neighbours: string, rest = colouring): string =>
  `puzzle P\nboard places ${names}\n  neighbours:\n${neighbours
    .split("\n")
    .map((line) => `    ${line}\n`)
    .join("")}${rest}`;

const ofFile = (rest = colouring): string => `puzzle P\nboard from "map.json"\n${rest}`;

async function solved(text: string, map?: unknown) {
  const json = typeof map === "string" ? map : JSON.stringify(map);
  const host = filesOf(map === undefined ? {} : { "map.json": json });
  return solveText(text, { host, limit: 0 });
}

const answers = async (text: string, map?: unknown): Promise<number> =>
  (await solved(text, map)).answers.length;

/** Code, line and column of each message, and what stands there. */
async function told(text: string, map?: unknown): Promise<readonly string[]> {
  const { messages } = await solved(text, map);
  return messages.map(
    ({ code, file, line, column }) => `${code} ${file === "" ? "board.ecp" : file}:${line}:${column}`,
  );
}

type Ring = readonly (readonly [number, number])[];

const feature = (name: string, ...rings: readonly Ring[]) => ({
  type: "Feature",
  properties: { name },
  geometry: { type: "Polygon", coordinates: rings.map((ring) => [...ring, ring[0]]) },
});

const mapOf = (...features: readonly unknown[]) => ({ type: "FeatureCollection", features });

const box = (left: number, bottom: number, width = 1, height = 1): Ring => [
  [left, bottom],
  [left + width, bottom],
  [left + width, bottom + height],
  [left, bottom + height],
];

const boxes = (rows: number, columns: number) =>
  mapOf(
    ...Array.from({ length: rows * columns }, (_, cell) =>
      feature(
        `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`,
        box(cell % columns, -Math.floor(cell / columns)),
      ),
    ),
  );

describe("places that are listed", () => {
  test("pairs, chains and lists say the same", async () => {
    const said = [
      "a-b, b-c, c-d, d-a",
      "a-b-c-d-a",
      "a: b, d\nc: b, d",
      "a: b, d\nb: a, c\nc: b, d\nd: a, c",
    ];
    for (const neighbours of said) expect(await answers(placesOf("a, b, c, d", neighbours))).toBe(18);
  });

  test("counts of colourings are those of random graphs", async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const pairs = [0, 1, 2, 3, 4].flatMap((a) =>
        [0, 1, 2, 3, 4].flatMap((b) =>
          a < b && (seed * 37 + a * 11 + b * 5) % 3 > 0 ? [[a, b] as const] : [],
        ),
      );
      const neighbours = [...pairs.map(([a, b]) => `p${a}-p${b}`), "p0, p1, p2, p3, p4"].join(", ");
      let count = 0;
      for (let code = 0; code < 3 ** 5; code++) {
        const of = (place: number): number => Math.floor(code / 3 ** place) % 3;
        if (pairs.every(([a, b]) => of(a) !== of(b))) count++;
      }
      expect(await answers(placesOf("p0, p1, p2, p3, p4", neighbours))).toBe(count);
    }
  });

  test("names have spaces and dashes, and rules and data name places", async () => {
    const text = placesOf(
      'Berlin, "Baden-Baden", "New South Wales"',
      "Berlin-Baden-Baden-New South Wales",
      `${colouring}Berlin.colour = red\n"Baden-Baden".colour = green\ngiven toll: number on links\nfor each link l (x, y) with toll: x.colour = red or y.colour = red\ninstance:\n  colour: New South Wales = blue\n  toll: Berlin-Baden-Baden = 3\n  expect unique\n`,
    );
    const { status, answers: found } = await solved(text);
    expect([status, found.length]).toEqual(["unique", 1]);
  });

  test("neighbours may stand level with the board, and values behind names", async () => {
    const text = `puzzle P
board places a, "b 2", c
${colouring}neighbours:
  a-b 2
  b 2-c
for each cell x where x is not c: x.colour != blue
given toll: number
given price: number on links
for each link l (x, y) with price: x.colour = red or y.colour = red or l.price = 7
instance:
  toll:
    a 30
    b 2 20
  price: a-b 2 4, b 2-c 7
  expect 4 solutions
`;
    expect((await solved(text)).answers.length).toBe(4);
    expect(await told(`puzzle P\nboard 2 x 2\nneighbours: a-b\n${colouring}`)).toEqual([
      "ECP1009 board.ecp:3:1",
    ]);
  });

  test("data without names are in the order of the places", async () => {
    expect(
      await answers(placesOf("a, b, c", "a-b-c", `${colouring}instance:\n  colour: red . green\n`)),
    ).toBe(1);
  });

  test("what it lacks is refused, and what it has is named", async () => {
    for (const rule of [
      "exactly 1 star in each row",
      "exactly 1 star in each line",
      "exactly 1 star in each block 2x2",
      "for each cell c: c.up is star",
      "for each cell c, direction d: c.next(d) is star",
      "for each cell c: size(c.edges) = 2",
      "for each cell c: size(c.corners) = 2",
      "board.width = 3",
    ])
      expect([rule, await told(placesOf("a, b", "a-b", `find star: yes/no\n${rule}\n`))]).toEqual([
        rule,
        [expect.stringMatching(/^ECP4135 board\.ecp:6:/u)],
      ]);
  });
});

describe("what is wrong with a list", () => {
  test.each([
    ["a name twice", 'a, b, "a"', "a-b", ["ECP3050 board.ecp:2:20"]],
    ["a sign in a name", '"a=b", b', "b", ["ECP3050 board.ecp:2:14"]],
    ["a neighbour that is no place", "a, b", "a-b, b-d", ["ECP3051 board.ecp:4:12"]],
    ["a list of no place", "a, b", "a-b\nd: a", ["ECP3051 board.ecp:5:5"]],
    ["its own neighbour", "a, b", "a-b, a-a", ["ECP3051 board.ecp:4:10"]],
    [
      "a one-sided list",
      "a, b, c",
      "a: b, c\nb: a\nc: b",
      ["ECP3052 board.ecp:4:11", "ECP3052 board.ecp:6:8"],
    ],
    ["a place without neighbour", "a, b, c", "a-b", ["ECP3053 board.ecp:2:20"]],
    ["an island that is said to be one", "a, b, c", "a-b, c", []],
    ["lists that say each pair once", "a, b, c", "a: b, c\nb: c", []],
  ])("%s", async (_, names, neighbours, codes) => {
    expect(await told(placesOf(names, neighbours))).toEqual(codes);
  });

  test("other lines below a board of places", async () => {
    expect(await told(`puzzle P\nboard places a, b\n  neighbors: a-b\n${colouring}`)).toEqual([
      "ECP1009 board.ecp:3:3",
    ]);
  });
});

describe("a graph from a file", () => {
  const graphs = [
    {
      nodes: ["a", "b", "c"],
      edges: [
        ["a", "b"],
        ["b", "c"],
      ],
    },
    {
      nodes: [
        { id: 1, name: "a" },
        { id: 2, name: "b" },
        { id: 3, name: "c" },
      ],
      links: [
        { source: 1, target: 2 },
        { source: 3, target: 2 },
      ],
    },
    {
      graph: {
        nodes: { a: {}, b: { label: "b" }, c: {} },
        edges: [
          { source: "a", target: "b" },
          { source: "c", target: "b" },
        ],
      },
    },
  ];

  test.each(graphs)("form %#", async (graph) => {
    expect(await answers(ofFile(`${colouring}a.colour = red\nc.colour = red\n`), graph)).toBe(2);
  });

  test.each([
    ["a file that is not there", undefined, "ECP4017 board.ecp:2:12"],
    ["no JSON", '{\n  "nodes": ["a" "b"]\n}', "ECP4137 map.json:2:17"],
    ["an end too early", '{ "nodes": ["a"', "ECP4137 map.json:1:15"],
    ["nothing of a board", "[1, 2]", "ECP4137 map.json:1:1"],
    ["no places", { nodes: [] }, "ECP4137 map.json:1:10"],
    ["an edge that is no pair", { nodes: ["a"], edges: [["a"]] }, "ECP4137 map.json:1:25"],
    ["an edge to no place", { nodes: ["a"], edges: [["a", "z"]] }, "ECP3051 map.json:1:30"],
    ["a name twice", { nodes: ["a", "a"] }, "ECP3050 map.json:1:15"],
    ["a place without name", mapOf({ ...feature("a", box(0, 0)), properties: {} }), "ECP4137 map.json:1:41"],
    [
      "no polygon",
      mapOf({ properties: { name: "a" }, geometry: { type: "Point", coordinates: [1, 2] } }),
      "ECP4137 map.json:1:79",
    ],
    ["too large a file", `"${"x".repeat(10_000_001)}"`, "ECP4137 map.json:1:1"],
    ["nested too deeply", "[".repeat(100_000), "ECP4137 map.json:1:102"],
  ])("%s", async (_, map, code) => {
    expect(await told(ofFile(), map)).toContain(code);
  });
});

describe("polygons from a file", () => {
  test("squares are a board of squares", async () => {
    for (const rules of [
      "find fence: yes/no on edges\nloop fence\n",
      "find s: yes/no\nconnected(cells with s)\nfor each cell c: exactly 1 s in c.neighbours\n",
      "find s: yes/no\nfor each cell c: at most 1 s in c.around\n",
      "find s: yes/no\nfor each corner k: exactly 1 s in k.cells\n",
      "find way: yes/no on links\nloop way\nsome(l is way for l in links)\n",
      "find room: region\nfor each room r: size(r) = 2\n",
    ])
      expect(await answers(ofFile(rules), boxes(2, 3))).toBe(
        await answers(`puzzle P\nboard 2 x 3\n${rules}`),
      );
  });

  test("a border is shared where corners of one lie on a side of the other", async () => {
    const map = mapOf(
      feature("wide", box(0, 1, 2, 1)),
      feature("left", box(0, 0)),
      feature("right", box(1, 0)),
    );
    expect(await answers(ofFile(), map)).toBe(6);
    expect(
      await answers(
        ofFile(
          "find fence: yes/no on edges\nfor each cell c: exactly size(c.edges) fence in c.edges\nsize(wide.edges) = 5\n",
        ),
        map,
      ),
    ).toBe(1);
  });

  test("one may lie in the hole of another; then there are no corners", async () => {
    const map = mapOf(
      feature("around", box(0, 0, 4, 4), box(1, 1, 2, 2)),
      feature("within", box(1, 1, 2, 2)),
    );
    expect(await answers(ofFile(), map)).toBe(6);
    expect(await told(ofFile("find s: yes/no\nfor each corner k: exactly 1 s in k.cells\n"), map)).toEqual([
      "ECP4135 board.ecp:4:10",
    ]);
  });

  test.each([
    ["a part of each other", mapOf(feature("a", box(0, 0, 2, 2)), feature("b", box(1, 1, 2, 2)))],
    ["one within the other", mapOf(feature("a", box(0, 0, 4, 4)), feature("b", box(1, 1)))],
    ["one at the rim within the other", mapOf(feature("a", box(0, 0, 4, 4)), feature("b", box(0, 1)))],
    ["the same", mapOf(feature("a", box(0, 0)), feature("b", box(0, 0)))],
    [
      "crossing at corners",
      mapOf(
        feature("a", box(0, 0, 2, 2)),
        feature("b", [
          [1, 0],
          [2, 1],
          [1, 2],
          [0, 1],
        ]),
      ),
    ],
    [
      "an outline that crosses itself",
      mapOf(
        feature("a", [
          [0, 0],
          [2, 2],
          [2, 0],
          [0, 2],
        ]),
      ),
    ],
    [
      "a line",
      mapOf(
        feature("a", [
          [0, 0],
          [1, 0],
        ]),
      ),
    ],
  ])("overlapping: %s", async (_, map) => {
    expect(await told(ofFile(), map)).toEqual([expect.stringMatching(/^ECP4138 map\.json:1:/u)]);
  });
});

describe("drawings", () => {
  const drawn = async (text: string, map?: unknown) => {
    const { answers: found } = await solved(text, map);
    return found[0]?.text() ?? "";
  };

  test("in text, a line for each place", async () => {
    expect(
      await drawn(placesOf("a, long, b", "a-long-b", `${colouring}a.colour = red\nlong.colour = green\n`)),
    ).toMatch(/^a {5}colour red\nlong {2}colour green\nb {5}colour (?:red|blue)$/u);
    expect(
      await drawn(
        placesOf(
          "a, b, c",
          "a-b-c-a",
          "find way: yes/no on links\nloop way\nsome(l is way for l in links)\n",
        ),
      ),
    ).toBe("a\nb\nc\na-b, a-c, b-c");
  });

  test("a place is tinted in all its parts, and not in its holes", async () => {
    const map = mapOf(
      feature("around", box(0, 0, 4, 4), box(1, 1, 2, 2), box(6, 0)),
      feature("within", box(1, 1, 2, 2)),
    );
    const { answers: found } = await solved(ofFile(`${colouring}around.colour = red\n`), map);
    const svg = found[0]?.svg() ?? "";
    const tinted = [...svg.matchAll(/<path [^>]*style="fill:[^>]*>/gu)];
    expect(tinted.map(([path]) => path.match(/M/gu)?.length)).toEqual([3, 1]);
    expect(tinted[0]?.[0]).toContain('fill-rule="evenodd"');
    const names = [...svg.matchAll(/<text [^>]*x="([\d.]+)" y="([\d.]+)"[^>]*>(?:around|within)</gu)];
    expect(new Set(names.map(([, x, y]) => `${x} ${y}`)).size).toBe(2);
  });

  test("a graph lies the same way each time, no two discs touch, and lines are joined to both", () => {
    const names = ["a", "b", "c", "d", "e", "f", "g"];
    const pairs = [
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 3],
      [2, 3],
      [2, 4],
      [2, 5],
      [3, 4],
      [4, 5],
    ] as const;
    const [one, other] = [graphMesh({ names, pairs }), graphMesh({ names, pairs })];
    expect(one.cells).toEqual(other.cells);
    const board = makeMeshBoard(one);
    for (const a of board.cells)
      for (const b of board.cells) {
        const [from, to] = [board.sheet?.centre(a) ?? [0, 0], board.sheet?.centre(b) ?? [0, 0]];
        if (a < b) expect(Math.hypot(from[0] - to[0], from[1] - to[1])).toBeGreaterThan(2.1);
      }
    expect(pairs.every((_, edge) => board.sheet?.edge(edge).length === 1)).toBe(true);
    // A graph that can be drawn without crossings is.
    const lines = pairs.flatMap((_, edge) => board.sheet?.edge(edge) ?? []);
    const crossings = lines.flatMap((line, index) =>
      lines.slice(0, index).filter((before) => cross(line, before)),
    );
    expect(crossings).toEqual([]);
  });
});

type Point = readonly [number, number];

function cross([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
