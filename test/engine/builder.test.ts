import {
  createProblemBuilder,
  type ItemId,
  itemName,
  type Literal,
  type OptionId,
  ProblemError,
} from "@ecp/engine";
import { describe, expect, it } from "vitest";

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof ProblemError) return error.code;
    throw error;
  }
  return "accepted";
}

describe("the builder", () => {
  const start = () => {
    const b = createProblemBuilder();
    return { b, p: b.primary("p"), q: b.primary("q"), s: b.secondary("s") };
  };

  it("lays options out as they come, colours beside them", () => {
    const { b, p, q, s } = start();
    b.option([p, { item: s, colour: 7 }]);
    b.option([{ item: s }, q], "second");
    const problem = b.build();
    expect([...problem.optionStart]).toEqual([0, 2, 4]);
    expect([...problem.optionItems]).toEqual([p, s, s, q]);
    expect([...problem.optionColours]).toEqual([0, 7, 0, 0]);
    expect([...problem.itemSecondary]).toEqual([0, 0, 1]);
    expect([...problem.itemLo]).toEqual([1, 1, 0]);
    expect([problem.itemCount, problem.primaryCount, problem.optionCount]).toEqual([3, 2, 2]);
    expect(itemName(problem, s)).toBe("s");
  });

  it.each<[string, (made: ReturnType<typeof start>) => unknown]>([
    ["duplicate-item", ({ b }) => b.secondary("p")],
    ["unknown-item", ({ b }) => b.option([9 as ItemId])],
    ["unknown-item", ({ b }) => b.option([0.5 as ItemId])],
    ["item-twice-in-option", ({ b, p }) => b.option([p, p])],
    ["item-twice-in-option", ({ b, p, s }) => b.option([p, { item: s, colour: 1 }, { item: s, colour: 1 }])],
    ["colour-on-primary", ({ b, p }) => b.option([{ item: p, colour: 1 }])],
    ["bad-colour", ({ b, p, s }) => b.option([p, { item: s, colour: 0 }])],
    ["bad-colour", ({ b, p, s }) => b.option([p, { item: s, colour: 2 ** 31 }])],
    ["empty-option", ({ b }) => b.option([])],
    ["option-without-primary", ({ b, s }) => b.option([s])],
    ["bad-multiplicity", ({ b }) => b.primary("x", 3, 2)],
    ["bad-multiplicity", ({ b }) => b.primary("x", -1, 2)],
    ["bad-multiplicity", ({ b }) => b.primary("x", 0, 2 ** 31)],
    ["bad-multiplicity", ({ b }) => b.primary("x", Number.NaN)],
    ["unknown-option", ({ b }) => b.chosen(0 as OptionId)],
    ["bad-row", ({ b }) => b.clause([0 as Literal])],
    ["bad-row", ({ b }) => b.linear([], 2, 1)],
    ["already-built", ({ b }) => [b.build(), b.primary()]],
  ])("refuses %s", (code, work) => {
    expect(codeOf(() => work(start()))).toBe(code);
  });

  it("refuses what is too large", () => {
    const b = createProblemBuilder({ maxEntries: 3 });
    const [p, q] = [b.primary(), b.primary()];
    b.option([p, q]);
    expect(codeOf(() => b.option([p, q]))).toBe("too-large");
  });

  it("is as it was after refusing an option", () => {
    const { b, p, s } = start();
    expect(codeOf(() => b.option([p, { item: s, colour: -1 }]))).toBe("bad-colour");
    b.option([p, { item: s, colour: 1 }]);
    expect([...b.build().optionItems]).toEqual([p, s]);
  });

  it("makes one literal of what is said twice", () => {
    const { b, p, s } = start();
    const o = b.option([p]);
    expect(b.chosen(o)).toBe(b.chosen(o));
    expect(b.hasColour(s, 1)).not.toBe(b.hasColour(s, 2));
    b.clause([b.chosen(o), b.hasColour(s, 1)]);
    b.linear([{ literal: b.hasColour(s, 2), weight: -3 }], -3, 0);
    const { rows, atoms } = b.build();
    expect([...rows.start]).toEqual([0, 2, 3]);
    expect([...rows.isClause]).toEqual([1, 0]);
    expect([...rows.weights]).toEqual([1, 1, -3]);
    expect([...atoms.item]).toEqual([-1, s, s]);
    expect([...atoms.value]).toEqual([o, 1, 2]);
  });
});
