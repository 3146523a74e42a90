import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCsv } from "../../packages/compiler/src/data/csv.js";
import { read } from "./typed-by-hand.js";

const table = { layers: [{ name: "bits", domain: { kind: "table" as const } }] };
const words = (path: string) => ({
  layers: [
    {
      name: "word",
      domain: { kind: "table" as const, file: { path, span: { file: "t.ecp", start: 0, end: 1 } } },
    },
  ],
});

describe("tables", () => {
  it("have fields, words or letters", () => {
    expect(read(table, "bits:\n  1,0,x\n  0,12,-3\n", undefined).values("bits")).toEqual([
      [1, 0, "x"],
      [0, 12, -3],
    ]);
    expect(read(table, "bits:\n  1 0\n  10 01\n", undefined).values("bits")).toEqual([
      [1, 0],
      [10, "01"],
    ]);
    expect(read(table, "bits:\n  101\n  ab\n", undefined).values("bits")).toEqual([
      [1, 0, 1],
      ["a", "b"],
    ]);
  });
  it("come from files", () => {
    const files = { "w.txt": "apple\r\npéar\n\n", "m.csv": '1,"a ""b"", c"\r\n2,"two\r\nlines"\r\n' };
    expect(read(words("w.txt"), "", undefined, files).values("word")).toEqual([[..."apple"], [..."péar"]]);
    expect(read(table, 'bits: from "m.csv"\n', undefined, files).values("bits")).toEqual([
      [1, 'a "b", c'],
      [2, "two\r\nlines"],
    ]);
    expect(read(words("none"), "", undefined).said[0]).toContain("ECP4017");
  });
  it("of more rows than a call takes arguments are read", () => {
    const files = { "m.csv": "1,2\n".repeat(200_000) };
    expect(read(table, 'bits: from "m.csv"\n', undefined, files).values("bits")).toHaveLength(200_000);
  });
  it("must be there, and be well formed", () => {
    expect(read(table, "", undefined).said).toEqual([
      "ECP4019 [] this instance has no rows for the table `bits`",
    ]);
    expect(read(table, 'bits:\n  1,2\n  3\n  "4,5\n  6,7"\n', undefined).said).toEqual([
      'ECP4018 ["] a quote is opened here and never closed',
      'ECP4018 ["] a quote stands inside a field that does not begin with one',
      "ECP4018 [3] row 2 of the table has 1 field, and the first row 2",
    ]);
  });
});

describe("CSV", () => {
  const field = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "\r", " ", "é") });
  it("reads back what is quoted by the rules", () => {
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 2, maxLength: 4 })), (rows) => {
        const quote = (text: string): string =>
          /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
        const read = readCsv(rows.map((row) => row.map(quote).join(",")).join("\r\n"), "f", 0);
        expect("rows" in read ? read.rows.map(({ fields }) => fields) : read).toEqual(rows);
      }),
    );
  });
  it("has as many rows as there are lines, however many", () => {
    const read = readCsv("1,2\n".repeat(200_000), "f", 0);
    expect("rows" in read && [read.rows.length, read.rows.at(-1)]).toEqual([
      200_000,
      { fields: ["1", "2"], span: { file: "f", start: 799_996, end: 799_999 } },
    ]);
  });
  it("never throws", () => {
    fc.assert(fc.property(field, (text) => readCsv(text, "f", 0) !== undefined));
  });
});
