/** The texts that a browser keeps, with one that keeps them and one that refuses. */
import { describe, expect, test } from "vitest";
import { keptTexts } from "../../packages/playground/src/page/kept-texts.js";

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe("kept texts", () => {
  test("the last text of a visit is there at the next one, the newest first", () => {
    const browser = storage();
    const first = keptTexts(() => browser);
    first.keep("a");
    first.keep("ab");
    expect(first.earlier).toEqual([]);
    const second = keptTexts(() => browser);
    expect(second.earlier).toEqual(["ab"]);
    second.keep("c");
    expect(keptTexts(() => browser).earlier).toEqual(["c", "ab"]);
  });

  test("a text opened over another does not take its place", () => {
    const browser = storage();
    const texts = keptTexts(() => browser);
    texts.keep("mine");
    texts.begin();
    expect(texts.earlier).toEqual(["mine"]);
    texts.keep("another");
    expect(keptTexts(() => browser).earlier).toEqual(["another", "mine"]);
  });

  test("five are kept", () => {
    const browser = storage();
    const texts = keptTexts(() => browser);
    for (const text of "abcdefg") {
      texts.keep(text);
      texts.begin();
    }
    expect(keptTexts(() => browser).earlier).toEqual(["g", "f", "e", "d", "c"]);
  });

  test("a browser that refuses, and one that holds something else, are no failure", () => {
    const refusing = keptTexts(() => {
      throw new Error("refused");
    });
    refusing.keep("a");
    refusing.begin();
    expect(refusing.earlier).toEqual(["a"]);
    const odd = { getItem: () => "{nonsense", setItem: () => {} };
    expect(keptTexts(() => odd).earlier).toEqual([]);
  });
});
