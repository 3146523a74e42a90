/** Each law by itself: the form that it makes of a rule, and rules that look alike, which its side condition keeps apart. */
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
    expect([before, after].map(counted)).toEqual(apart.map((count) => ({ kind: "same", count })));
  });
});
