/** Texts that would bring a naive parser down: deep, long, or full of errors. Work that is not linear in them does not end in a test's time. */
import { describe, expect, test } from "vitest";
import { parse } from "../../packages/compiler/src/syntax/parse.js";
import { makeSource } from "../../packages/compiler/src/text/source.js";
import { hasAll } from "../support/sampled.js";

/** Enough to bring down what calls itself for each, and what is not linear in them. */
const MANY = hasAll ? 50_000 : 10_000;

const codes = (text: string): string[] =>
  parse(makeSource("x.ecp", text)).diagnostics.map(({ code }) => code);

describe("deep", () => {
  const cases: Readonly<Record<string, string>> = {
    parentheses: "(".repeat(10_000),
    "closed parentheses": `${"(".repeat(10_000)}1${")".repeat(10_000)}`,
    lists: "[".repeat(10_000),
    sets: "{".repeat(10_000),
    calls: "f(".repeat(10_000),
    indices: `${"a[".repeat(5_000)}1${"]".repeat(5_000)}`,
    conditionals: `a = ${"if a then ".repeat(5_000)}`,
    statements: 'rule "a": '.repeat(5_000),
    ifs: "if a: ".repeat(5_000),
    quantities: "exactly ".repeat(5_000),
    filters: `a = b where ${"c where ".repeat(5_000)}d`,
    "the only": "the ".repeat(5_000),
    size: "size of ".repeat(5_000),
    quantifiers: `${"some x in ".repeat(5_000)}S is a`,
  };
  test.each(Object.entries(cases))("%s", (_, line) => {
    const said = codes(`puzzle P\n${line}\nboard 4 x\n`);
    expect(said.at(0)).toBe("ECP1022");
    expect(said.at(-1)).toBe("ECP1012");
  });
  test("blocks", () => {
    const lines = Array.from({ length: 3_000 }, (_, i) => `${" ".repeat(i)}for each cell c${i}:`);
    expect(codes(`puzzle P\n${lines.join("\n")}\n`)).toContain("ECP1022");
  });
});

describe("long", () => {
  const long = (operator: string): string => Array.from({ length: 3_000 }, () => "a").join(operator);
  test.each([" + ", " * ", " and ", " or ", " implies ", " = ", "."])("a chain of `%s`", (operator) => {
    expect(codes(`puzzle P\n${long(operator)}\n`)).toEqual(["ECP1022"]);
  });
  test.each(["not ", "- ", "not - "])("prefixes `%s`", (prefix) => {
    expect(codes(`puzzle P\na = ${prefix.repeat(3_000)}b\n`).length).toBeGreaterThan(0);
  });
  test("a list of 20,000 numbers is no chain", () => {
    expect(codes(`puzzle P\nlet a = {${Array.from({ length: 20_000 }, (_, i) => i).join(", ")}}\n`)).toEqual(
      [],
    );
  });
  test.each([
    ["names in a head", (n: number) => `for each cell ${"a, ".repeat(n)}b: c`],
    ["heads", (n: number) => `for each ${"a, ".repeat(n)}b: c`],
    ["lines of else", (n: number) => `if a: b${"\nelse if a: b".repeat(n)}`],
    ["statements on a line", (n: number) => `${"a; ".repeat(n)}a`],
    ["entries", (n: number) => `option o: a for b in c, ${"d, ".repeat(n)}e`],
    ["comments after a comma", (n: number) => `f(a,\n${"// c\n".repeat(n)}  b)`],
  ])(`%s, ${MANY} of them`, (_, line) => {
    expect(codes(`puzzle P\n${line(MANY)}\n`)).toEqual([]);
  });
  test("a line of 100,000 commas", () => {
    expect(codes(`puzzle P\n${",".repeat(100_000)}\n`).length).toBe(1);
  });
});

test("CRLF, lone CR and a byte order mark are read like LF", () => {
  const text =
    "puzzle P\nboard 2 x 2\nfind a: yes/no\n\ninstance:\n  a:\n    1 2\n    3 4\n  expect unique\n";
  const shape = (source: string): string =>
    JSON.stringify(parse(makeSource("x", source)), (key, value: unknown) =>
      key === "span" ? undefined : typeof value === "bigint" ? String(value) : value,
    );
  expect(shape(text.replaceAll("\n", "\r\n"))).toBe(shape(text));
  expect(shape(text.replaceAll("\n", "\r"))).toBe(shape(text));
  expect(shape(`\ufeff${text}`)).toBe(shape(text));
});

test("each of a thousand broken lines is told once", () => {
  const lines = Array.from({ length: 1_000 }, (_, i) => `find a${i} yes/no`);
  expect(codes(`puzzle P\n${lines.join("\n")}\n`)).toEqual(lines.map(() => "ECP1010"));
});
