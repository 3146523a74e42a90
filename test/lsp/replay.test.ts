/** The search as the server tells it: found in slices, with a sentence, a drawing and the changed places of each step, and cut where it is too long. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/compile.js";
import { drawBoard } from "../../packages/lsp/src/capabilities/board.js";
import type { ReplayFilm } from "../../packages/lsp/src/protocol.js";
import { makeSnapshot } from "../../packages/lsp/src/snapshot.js";
import { replay } from "../../packages/lsp/src/solving/replay.js";
import { jobOf, type Watch } from "../../packages/lsp/src/solving/results.js";
import { slicedSolver } from "../../packages/lsp/src/solving/solver.js";
import { drawingAt, standingAt } from "../../packages/preview/src/replay/film.js";
import { noFiles } from "../support/hosts.js";

const queens = readFileSync(new URL("../../examples/queens.ecp", import.meta.url), "utf8");
const digits = `puzzle Digits
board 4 x 4
find digit: 1..4
exactly one of each digit in each row, column, box 2 x 2
instance:
  digit:
    1 . . .
    . . 3 .
    . 2 . .
    . . . 2
`;

/** A condition on a whole board, and no exact cover: a loop through an odd number of cells. */
const loop = `puzzle Loop
board 5 x 5
find line: yes/no on links
loop line
for each cell c: exactly 2 lines in c.links
`;

const unwatched: Watch = { onProgress: () => {}, onEnd: () => {}, onStart: () => {} };

const snapshotOf = (text: string) =>
  makeSnapshot("puzzle.ecp", 1, text, { ...noFiles, sources: new Map(), waiting: () => false });

function film(
  text: string,
  steps = 400,
  watch: Watch = unwatched,
  memoryBytes?: number,
): Promise<ReplayFilm> {
  const snapshot = snapshotOf(text);
  const [reading] = snapshot.instances;
  if (reading === undefined) throw new Error("no instance");
  const job = jobOf(snapshot, reading, { kind: "replay", steps } as const, memoryBytes);
  return replay(
    slicedSolver(() => 0),
    job,
    watch,
  );
}

const symbolsOf = (svg: string): number => svg.match(/<text/g)?.length ?? 0;

describe("a film of a search", () => {
  test("begins with the board as it is given, and ends with the answer", async () => {
    const { status, says, frames, lines } = await film(digits);
    expect([status, says]).toEqual(["answer", "The search ends here with an answer."]);
    const [reading] = snapshotOf(digits).instances;
    expect(drawingAt(lines, 0)).toBe(reading === undefined ? "" : drawBoard(reading, undefined)?.svg);
    expect(frames[0]).toEqual({
      kind: "begin",
      says: "This is the puzzle before the search.",
      puts: [],
      takes: [],
    });
    expect(frames.at(-1)).toMatchObject({ kind: "answer", says: "This is an answer." });
    expect(symbolsOf(drawingAt(lines, frames.length - 1))).toBe(16);
    const { placed, chosen } = standingAt(frames, frames.length - 1);
    expect(new Set([...placed, ...chosen].flat()).size).toBe(12);
  });

  test("says what is placed, chosen, without a way and taken back, and where", async () => {
    const { frames, lines } = await film(queens);
    const of = (kind: string) => frames.filter((frame) => frame.kind === kind);
    expect(of("choose")[0]).toEqual({
      kind: "choose",
      says: "There are 8 ways for queen in row 1; the search tries r1c1: queen.",
      puts: [["r1c1"]],
      takes: [],
    });
    expect(of("place")[0]?.says).toMatch(
      /^Only one way is left for .*, so the search places r\dc\d: queen\.$/,
    );
    expect(of("dead-end")[0]?.says).toMatch(/^Nothing is left for queen in (row|column) \d\.$/);
    const [back] = of("take-back");
    expect(back?.says).toBe(`The search takes back ${back?.takes[0]?.[0]}: queen.`);
    // The drawing has as many queens as stand there.
    frames.forEach((_, at) => {
      const { placed, chosen } = standingAt(frames, at);
      expect(drawingAt(lines, at).match(/>♛</g)?.length ?? 0).toBe(placed.length + chosen.length);
    });
  });

  test("goes back over all that followed from a choice, and marks links between their cells", async () => {
    const { status, frames } = await film(loop, 120);
    expect(status).toBe("cut");
    const says = frames.map((frame) => frame.says);
    expect(says).toContain("The rules contradict each other here.");
    // A link without a line is placed, too.
    const absent = frames.find((frame) => frame.says.endsWith("not line."));
    expect(absent?.puts).toEqual([[expect.stringMatching(/^r\dc\d$/), expect.stringMatching(/^r\dc\d$/)]]);
    const back = frames.findIndex((frame) => frame.says.endsWith(", and what followed from it."));
    expect(frames[back]?.takes.length).toBeGreaterThan(1);
    const standing = ({ placed, chosen }: ReturnType<typeof standingAt>): number =>
      placed.length + chosen.length;
    expect(standing(standingAt(frames, back - 1)) - standing(standingAt(frames, back))).toBe(
      frames[back]?.takes.length,
    );
  });

  test("is cut where it has more steps than were asked for", async () => {
    const { status, says, frames } = await film(queens, 10);
    expect([status, frames.length]).toEqual(["cut", 11]);
    expect(says).toBe("The film is cut here, after 10 steps. The search goes on.");
  });

  test("says that there is no answer, and why it cannot be shown", async () => {
    const none = await film(digits.replace(". 2 . .", ". . . 4"));
    expect([none.status, none.says]).toEqual(["none", "All ways have been tried: there is no answer."]);
    const mistaken = await film(digits.replace("each digit", "each digid"));
    expect(mistaken).toMatchObject({ status: "error", frames: [], lines: [] });
    expect(mistaken.says).toMatch(/^It could not be shown: /);
    const large = await film(queens, 400, unwatched, 100);
    expect([large.status, large.frames]).toEqual(["unknown", []]);
  });

  test("tells how far it is, and can be cancelled", async () => {
    const told: number[] = [];
    await film(queens, 400, { ...unwatched, onProgress: (fraction) => told.push(fraction) });
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual([...told].sort((one, other) => one - other));
    const cancelled = await film(queens, 400, { ...unwatched, onStart: (cancel) => setTimeout(cancel, 0) });
    expect(cancelled).toMatchObject({ status: "cancelled", frames: [] });
  });
});

test("the texts of this file mean what they are said to", () => {
  for (const each of [digits, queens, loop]) expect(analyse("d.ecp", each, noFiles).diagnostics).toEqual([]);
});
