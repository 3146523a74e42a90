import { describe, expect, it } from "vitest";
import { resolveText, told } from "./resolving.js";

const queens = `puzzle Queens(n: 1..20 = 8)
board n x n
find queen: yes/no
exactly 1 queen in each row, column
`;

describe("use at the margin", () => {
  it("makes the puzzles of a file known", () => {
    const { resolved, diagnostics } = resolveText(
      'use "queens.ecp"\ninstance of Queens(n = 4):\n  expect 2 solutions\n',
      { "queens.ecp": queens },
    );
    expect(diagnostics).toEqual([]);
    expect(resolved.instances[0]?.puzzle.puzzle.name.text).toBe("Queens");
    expect([...resolved.puzzles.keys()]).toEqual(["Queens"]);
    expect([...resolved.sources.keys()]).toEqual(["main.ecp", "queens.ecp"]);
    expect(resolved.own).toEqual([]);
  });

  it("hands on what the used file knows", () => {
    const files = { "all.ecp": 'use "queens.ecp"\n', "queens.ecp": queens };
    expect(told('use "all.ecp"\ninstance of Queens\n', files)).toEqual([]);
  });

  it("names a file that is missing", () => {
    expect(told('use "gone.ecp"\n')).toEqual(['ECP2020 "gone.ecp"']);
  });

  it("is silent about names that a file it cannot read may hold", () => {
    expect(told('use "gone.ecp"\ninstance of Squares\n')).toEqual(['ECP2020 "gone.ecp"']);
    const puzzle = `puzzle P
use Squares from "gone.ecp"
exactly one of each digit in each room
instance of P(size = 3):
  digit:
    1 2
`;
    expect(told(puzzle)).toEqual(['ECP2020 "gone.ecp"']);
    expect(told("puzzle P\nfind room: regoin\nexactly 1 wall in each room\n")).toEqual([
      "ECP2011 regoin",
      "ECP2001 wall",
    ]);
  });

  it("may not use itself, at once or by a detour", () => {
    expect(told('use "main.ecp"\n')).toEqual(['ECP2021 use "main.ecp"']);
    const files = { "a.ecp": 'use "b.ecp"\n', "b.ecp": 'use "main.ecp"\n' };
    expect(told('use "a.ecp"\n', files)).toEqual(['ECP2021 use "main.ecp"']);
  });

  it("may be a tower, of limited height", () => {
    const tower = (height: number): Record<string, string> =>
      Object.fromEntries(
        Array.from({ length: height }, (_, i) => [
          `f${i}.ecp`,
          i === height - 1 ? queens : `use "f${i + 1}.ecp"\n`,
        ]),
      );
    expect(told('use "f0.ecp"\ninstance of Queens\n', tower(20))).toEqual([]);
    expect(told('use "f0.ecp"\n', tower(40))).toEqual(['ECP2022 use "f31.ecp"']);
  });

  it("says of a line that stands twice", () => {
    expect(told('use "queens.ecp"\nuse "queens.ecp"\n', { "queens.ecp": queens })).toEqual([
      'ECP2024 use "queens.ecp"',
    ]);
  });

  it("finds a name that two files declare ambiguous where it is named", () => {
    const files = { "a.ecp": queens, "b.ecp": queens };
    expect(told('use "a.ecp"\nuse "b.ecp"\n', files)).toEqual([]);
    expect(told('use "a.ecp"\nuse "b.ecp"\ninstance of Queens\n', files)).toEqual(["ECP2025 Queens"]);
  });

  it("prefers a puzzle of the file itself", () => {
    const { resolved, diagnostics } = resolveText(`use "queens.ecp"\n${queens}\ninstance of Queens\n`, {
      "queens.ecp": queens,
    });
    expect(diagnostics).toEqual([]);
    expect(resolved.instances[0]?.puzzle.source.file).toBe("main.ecp");
  });

  it("takes one puzzle by its name", () => {
    const files = { "two.ecp": `${queens}\n${queens.replace("Queens", "Kings")}` };
    expect(told('use Queens from "two.ecp"\ninstance of Kings\n', files)).toEqual(["ECP2023 Kings"]);
    expect(told('use Qeens from "two.ecp"\n', files)).toEqual(["ECP2023 Qeens"]);
  });

  it("tells the mistakes of a used file there, and no hints of it", () => {
    const files = { "a.ecp": `${queens}exactly 1 quen in each diagonal\nlet idle = 1\n` };
    expect(told('use "a.ecp"\ninstance of Queens\n', files)).toEqual(["ECP2001 quen"]);
  });
});

describe("use inside a puzzle", () => {
  it("takes in the lines and the parameters", () => {
    const { resolved, diagnostics } = resolveText(
      `puzzle Peaceful
use Queens from "queens.ecp"
at most 1 queen in each diagonal

instance of Peaceful(n = 6):
  expect 4 solutions
`,
      { "queens.ecp": queens },
    );
    expect(diagnostics).toEqual([]);
    const [puzzle] = resolved.own;
    expect(puzzle?.lines.map((line) => line.kind)).toEqual(["board", "layer", "assertion", "assertion"]);
    expect(puzzle?.parameters.map(({ name }) => name.text)).toEqual(["n"]);
  });

  it("lets the puzzle declare a parameter and the board itself", () => {
    const { resolved, diagnostics } = resolveText(
      'puzzle Small(n: 4..6 = 4)\nuse Queens from "queens.ecp"\nboard n x 6\n',
      { "queens.ecp": queens },
    );
    expect(diagnostics).toEqual([]);
    expect(resolved.own[0]?.parameters).toHaveLength(1);
    expect(resolved.own[0]?.lines.filter((line) => line.kind === "board")).toHaveLength(1);
  });

  it("takes in once what comes along two ways", () => {
    const files = {
      "queens.ecp": queens,
      "a.ecp": 'puzzle A\nuse Queens from "queens.ecp"\nat most 1 queen in each up diagonal\n',
      "b.ecp": 'puzzle B\nuse Queens from "queens.ecp"\nat most 1 queen in each down diagonal\n',
    };
    expect(told('puzzle C\nuse A from "a.ecp"\nuse B from "b.ecp"\n', files)).toEqual([]);
  });

  it("reports what both declare, in the taking puzzle's line", () => {
    expect(
      told('puzzle A\nuse Queens from "queens.ecp"\nfind queen: 1..3\n', { "queens.ecp": queens }),
    ).toEqual(["ECP2003 queen"]);
  });

  it("may not go in a circle", () => {
    expect(told('puzzle A\nuse A from "main.ecp"\n')).toEqual(['ECP2021 use A from "main.ecp"']);
    expect(told('puzzle A\nuse B from "main.ecp"\npuzzle B\nuse A from "main.ecp"\n')).toEqual([
      'ECP2021 use A from "main.ecp"',
      'ECP2021 use B from "main.ecp"',
    ]);
  });

  it("takes from the standard library, which stays among itself", () => {
    const { resolved, diagnostics } = resolveText("puzzle A\nuse Sudoku from std\n");
    expect(diagnostics).toEqual([]);
    expect(resolved.own[0]?.lines.length).toBeGreaterThan(0);
  });
});

describe("use std", () => {
  it("makes all its puzzles known, and reads those that are named", () => {
    const { resolved, diagnostics } = resolveText("use std\ninstance of Queens(n = 6)\n");
    expect(diagnostics).toEqual([]);
    expect(resolved.instances).toHaveLength(1);
    expect(resolved.names.size).toBeGreaterThan(10);
    expect(resolved.sources.size).toBe(2);
  });

  it("is suggested where a name would be found there", () => {
    const [diagnostic] = resolveText("instance of Queens\n").diagnostics;
    expect(diagnostic?.help).toContain("use std");
  });
});
