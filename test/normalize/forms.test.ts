/** Each law by itself: the form that it makes of a rule, and rules that look alike, which its side condition keeps apart. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";
import { normalForm, pairs } from "./forms.js";

const counted = (text: string) => compareWithOracle(text);

describe.each([...new Set(pairs.map(({ law }) => law))])("%s", (name) => {
  const own = pairs.filter(({ law }) => law === name);
  test.each(own)("$rule", ({ before, after, apart }) => {
    if (apart === undefined) {
      expect(normalForm(before)).toBe(normalForm(after));
      return;
    }
    expect(normalForm(before)).not.toBe(normalForm(after));
    expect([before, after].map(counted)).toEqual(apart.counts.map((count) => ({ kind: "same", count })));
  });
});

test("of each law with a side condition there is a text that it keeps apart, and all laws are named as their files", () => {
  const folder = new URL("../../packages/compiler/src/normalize/laws/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  const conditional = files.filter((file) =>
    readFileSync(new URL(file, folder), "utf8").includes(" * Side conditions:"),
  );
  const kept = new Set(pairs.filter(({ apart }) => apart !== undefined).map(({ law }) => law));
  expect(conditional.filter((file) => !kept.has(file))).toEqual([]);
  expect(pairs.map(({ law }) => law).filter((law) => !files.includes(law))).toEqual([]);
});
