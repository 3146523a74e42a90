/** The fewest givens more that leave one answer, by brute force. */
import { describe, expect, test } from "vitest";
import { extraGivens } from "../../packages/compiler/src/explain/vet/extra-givens.js";
import type { AnswerPlaces } from "../../packages/compiler/src/explain/vet/places.js";
import type { LayerId } from "../../packages/compiler/src/typed.js";
import { seeds } from "../support/seeds.js";

const placesOf = (values: readonly number[]): AnswerPlaces =>
  new Map(
    values.map((value, element) => [
      String(element),
      { at: `r1c${element + 1}`, cells: [element], value, given: { layer: 0 as LayerId, element } },
    ]),
  );

/** The size of the smallest set of places at which some answer is like no other. */
function fewest(answers: readonly (readonly number[])[]): number {
  const places = answers[0]?.length ?? 0;
  let least = Number.POSITIVE_INFINITY;
  for (let set = 0; set < 1 << places; set++) {
    const chosen = Array.from({ length: places }, (_, place) => place).filter((place) => (set >> place) & 1);
    const alone = answers.some((one) =>
      answers.every((other) => other === one || chosen.some((place) => other[place] !== one[place])),
    );
    if (alone) least = Math.min(least, chosen.length);
  }
  return least;
}

describe("extra givens", () => {
  test.each(seeds(60))("are as few as can be, seed %i", (seed) => {
    let state = seed * 104729 + 1;
    const random = (below: number): number => {
      state = (state * 48271) % 2147483647;
      return state % below;
    };
    const [values, places] = [2 + random(2), 5 + random(3)];
    const all = Array.from({ length: 2 + random(10) }, () =>
      Array.from({ length: places }, () => random(values)),
    );
    const answers = [...new Map(all.map((one) => [one.join(""), one])).values()];
    if (answers.length < 2) return;
    const extra = extraGivens(answers.map(placesOf));
    const least = fewest(answers);
    if (extra === undefined) throw new Error("some values tell them apart");
    const left = answers.filter((answer) =>
      extra.givens.every(({ given, value }) => answer[given?.element ?? -1] === value),
    );
    expect(left).toHaveLength(1);
    if (extra.fewest) expect(extra.givens).toHaveLength(least);
    else expect(least).toBeGreaterThan(3);
  });

  test("there are none where nothing can be given", () => {
    const one: AnswerPlaces = new Map([["link", { at: "r1c1-r1c2", cells: [0, 1], value: true }]]);
    const other: AnswerPlaces = new Map([["link", { at: "r1c1-r1c2", cells: [0, 1], value: false }]]);
    expect(extraGivens([one, other])).toBeUndefined();
  });
});
