/** Addresses as texts, tables and pages pass them on; and kinds that have no class. */
import { exportPuzzle, genres, importPuzzle, kindNamed } from "@ecp/interchange";
import { problemDiagnostic } from "@ecp/lsp/import-diagnostics";
import { describe, expect, test } from "vitest";
import { havePuzzles, refusedRows } from "./real-rows.js";

const nurikabe = "https://puzz.link/p?nurikabe/5/5/h1g1k2o1g4g1";

describe("what stands behind an address says nothing of the puzzle", () => {
  test.each([
    ["&id=17"],
    ["&id=17&type=player"],
    ["#top"],
    ["%22"],
    ['"'],
    ["'),"],
    [">"],
    ["%3E"],
    [".0"],
    ["/"],
  ])("%s", (behind) => {
    expect(importPuzzle(nurikabe + behind)).toEqual(importPuzzle(nurikabe));
    expect(importPuzzle(nurikabe)).toHaveProperty("value");
  });

  test.each([[".1"], ["1"], ["/.0/x"], ["%23"]])("%s does, and is told", (behind) => {
    expect(importPuzzle(nurikabe + behind)).toMatchObject({ problem: { kind: "left-over" } });
  });
});

test("flags and variants are told, and not read as if they were not there", () => {
  for (const part of ["b", "t", "o", "v:x", "bt"])
    expect(importPuzzle(nurikabe.replace("/5/5", `/${part}/5/5`))).toMatchObject({
      problem: { kind: "not-in-class", what: "a variant of its rules" },
    });
});

test("a clue of which no number is printed is carried", () => {
  const tapa = "https://puzz.link/p?tapa/3/3/ja0j";
  const imported = importPuzzle(tapa);
  if ("problem" in imported) throw new Error(JSON.stringify(imported.problem));
  expect(imported.value.puzzle).toBe("TapaUnprinted");
  expect(imported.value.layers.get("unprinted")?.[4]).toBe(2);
  expect(exportPuzzle(imported.value, "puzzlink")).toEqual({ value: tapa });
});

describe("a kind without a class", () => {
  const told = (address: string): readonly (string | undefined)[] => {
    const imported = importPuzzle(address);
    if ("value" in imported) return ["it is read"];
    const { code, message, help } = problemDiagnostic(imported.problem, "a.txt", address, 0);
    return [code, message, help];
  };

  test("is called by its name, beside those like it that have one", () => {
    expect(told("https://puzz.link/p?aho/6/6/zzz")).toEqual([
      "ECP6021",
      "Aho-ni-Narikire (`aho`) is not supported: there is no class for it yet",
      expect.stringContaining("`shikaku`"),
    ]);
    expect(told("https://puzz.link/p?aho_edit/6/6/zzz")[1]).toContain("Aho-ni-Narikire");
  });

  test("is a slip of the pen where no kind is called so", () => {
    expect(told("https://puzz.link/p?akary/8/8/a")).toEqual([
      "ECP6021",
      "there is no class yet for the kind of puzzle `akary`",
      "did you mean `akari`?",
    ]);
    expect(told("https://puzz.link/p?constructor/8/8/a")[1]).toContain("`constructor`");
  });

  test("each kind that is read has a name", () => {
    for (const { names, puzzle, file } of genres) {
      const kind = kindNamed(file.name) ?? kindNamed(names[0]);
      expect(kind, puzzle).toBeDefined();
    }
  });

  if (havePuzzles())
    test("each kind of the real boards has a name", () => {
      const boards = refusedRows().map(({ board }) => board.split("/")[1] ?? "");
      expect([...new Set(boards)].filter((name) => kindNamed(name) === undefined)).toEqual([]);
    });
});
