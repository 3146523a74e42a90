/** Messages that say "too large" advise what helps: followed word for word, it does. */
import { describe, expect, test } from "vitest";
import { analyse, compileInstance } from "../../packages/compiler/src/index.js";
import { noFiles } from "../support/hosts.js";
import { oneIn } from "../support/sampled.js";

function messagesOf(text: string, entries?: number) {
  const analysis = analyse("test.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) return analysis.diagnostics;
  const { diagnostics } = compileInstance(
    analysis.typed,
    instance,
    { set: new Map(), ...(entries === undefined ? {} : { entryLimit: entries }) },
    noFiles,
  );
  return [...analysis.diagnostics, ...diagnostics].filter(({ severity }) => severity === "error");
}

const starts = (size: number, ...at: readonly string[]): string => `puzzle Many
board ${size} x ${size}
given start: yes/no
find move: paths from cells with start
instance:
  start: ${at.map((cell) => `${cell} = yes`).join(", ")}
`;

describe("ways that no rule bounds", () => {
  test.each(
    oneIn(5, [
      ["from a corner", starts(7, "r1c1")],
      ["from two corners", starts(8, "r1c1", "r8c8")],
      ["from the middle", starts(9, "r5c5")],
      ["from many places", starts(10, "r1c1", "r1c9", "r3c4", "r5c5", "r6c2", "r8c8", "r9c1", "r10c10")],
    ]),
  )("%s", (_, text) => {
    const [message] = messagesOf(text);
    expect(message?.code).toBe("ECP5010");
    const advised = /`(for each move m: m\.length <= \d+)`/u.exec(message?.help ?? "")?.[1];
    expect(advised).toBeDefined();
    expect(messagesOf(text.replace("instance:", `${advised}\ninstance:`))).toEqual([]);
  });

  test("conditions on each of their cells bound them too", () => {
    const text = starts(7, "r1c1").replace(
      "instance:",
      "for each cell c with start: c.move.length in {3, 5}\ninstance:",
    );
    expect(messagesOf(text)).toEqual([]);
  });
});

describe("a relation that is asked of all pairs", () => {
  const joins = (c: string): string =>
    `(c is fall and p is ${c}.corner(up, left) and q is ${c}.corner(down, right)) or (c is rise and p is ${c}.corner(up, right) and q is ${c}.corner(down, left))`;
  const slopes = (relation: string): string => `puzzle Slopes
board 5 x 5
find slope: {rise, fall}
let joined of corners p, q = ${relation}
acyclic(corners by joined)
`;

  test("it is named, and so is what it may begin with", () => {
    expect(messagesOf(slopes(`some(${joins("c")} for c in cells)`), 2_500)).toEqual([]);
    const [message] = messagesOf(slopes(`not all(not (${joins("c")}) for c in cells)`), 2_500);
    expect(message?.code).toBe("ECP5001");
    const advised = /`(some\(c in q\.cells and … for c in p\.cells\))`/u.exec(message?.help ?? "")?.[1];
    expect(advised).toBeDefined();
    expect(message?.help).toContain("`joined` is tested for 630 pairs");
    const relation = (advised ?? "").replace("…", `(${joins("c")})`);
    expect(messagesOf(slopes(relation), 2_500)).toEqual([]);
  });
});

describe("groups of all cells, of which more is said than their size", () => {
  const sums = (rows: number, said: string): string => `puzzle Sums
board ${rows} x ${rows}
given clue: number
find s: yes/no
${said}
instance:
  clue: r1c1 = 4, r5c5 = 12
`;
  const ofAll = "for each group g of cells with s: sum(c.row for c in g) <= 10";

  test("the message says how many pairs of cells that makes", () => {
    const [message] = messagesOf(sums(20, ofAll), 200_000);
    expect(message?.code).toBe("ECP5001");
    expect(message?.message).toContain("each of 400 cells may be in the group of each other (80,200 pairs)");
  });

  test("a board of the cells that it names is few enough", () => {
    const [message] = messagesOf(sums(20, ofAll), 200_000);
    const fits = Number(/up to ([\d,]+) cells/u.exec(message?.help ?? "")?.[1]?.replace(",", ""));
    expect(fits).toBeGreaterThan(50);
    expect(messagesOf(sums(Math.floor(Math.sqrt(fits)), ofAll), 200_000)).toEqual([]);
  });

  test("so is the group of some known cells", () => {
    const ofFew = "for each cell c with clue: sum(x.row for x in group(c by s)) = c.clue";
    expect(messagesOf(sums(20, ofFew), 200_000)).toEqual([]);
  });

  test("and a size alone", () => {
    expect(messagesOf(sums(20, "for each group g of cells with s: size(g) <= 10"), 200_000)).toEqual([]);
  });
});

describe("a division without sizes", () => {
  const divided = (said: string): string => `puzzle Divided
board 60 x 60
given clue: yes/no
find area: region
${said}
instance:
  clue: r1c1 = yes, r30c30 = yes, r60c60 = yes
`;
  test.each(
    oneIn(5, [
      ["nothing is said", ""],
      ["of a few cells", "for each cell c with clue: size(c.area) != 3"],
      ["rectangles of any size", "for each area a: a is rectangle"],
    ]),
  )("%s: what is advised helps", (_, said) => {
    const [message] = messagesOf(divided(said));
    expect(message?.code).toBe("ECP5010");
    const help = message?.help ?? "";
    const bounds = [...help.matchAll(/`(for each area r: [^`]+)`/gu)].map(([, bound]) => bound ?? "");
    expect(bounds.length).toBeGreaterThan(0);
    for (const bound of bounds) expect(messagesOf(divided(`${said}\n${bound}`))).toEqual([]);
    expect(help).toContain("`exactly 1 clue in each area` does, where up to 27 cells");
    expect(messagesOf(divided(`${said}\nexactly 1 clue in each area`))).toEqual([]);
  });

  test("a size that is said is not advised against", () => {
    const [message] = messagesOf(divided("for each area a: size(a) = 12"));
    expect(message?.help).not.toContain("size(r)");
    expect(message?.help).toContain("`exactly 1 clue in each area`");
  });
});

test("lists that can be in many ways are compared two by two", () => {
  const rows = (said: string): string => `puzzle Rows
board 8 x 8
find n: 1..9
${said}
`;
  expect(messagesOf(rows("different([c.n for c in r] for r in rows)"))).toEqual([]);
  const [message] = messagesOf(rows("r1c1.n = 1 or different([c.n for c in r] for r in rows)"));
  expect(message?.code).toBe("ECP5010");
  const advised = /`(for each rows r, q where [^`]+)`/u.exec(message?.help ?? "")?.[1];
  expect(messagesOf(rows(advised ?? ""))).toEqual([]);
});

describe("pieces on a large board", () => {
  const laid = (rows: number, placed = "hexomino"): string => `puzzle Pieces
board ${rows} x ${rows}
pieces hexomino with rotations
place ${placed === "hexomino" ? "each hexomino" : placed} any number of times
cover each cell at most once
`;

  test("the message names them, and a board that is small enough", () => {
    const [message] = messagesOf(laid(40), 200_000);
    expect(message?.message).toContain("the places of each `hexomino` on 1,600 cells");
    const fits = Number(/up to ([\d,]+) cells/u.exec(message?.help ?? "")?.[1]?.replace(",", ""));
    expect(fits).toBeGreaterThan(40);
    expect(messagesOf(laid(Math.floor(Math.sqrt(fits))), 200_000)).toEqual([]);
  });
});
