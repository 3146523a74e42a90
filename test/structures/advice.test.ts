/** Messages that say "too large" advise what helps: followed word for word, it does. */
import { describe, expect, test } from "vitest";
import { analyse, compileInstance } from "../../packages/compiler/src/index.js";
import { noFiles } from "../support/hosts.js";

function messagesOf(text: string, entries?: number) {
  const analysis = analyse("test.ecp", text, noFiles);
  const [instance] = analysis.typed.instances;
  if (instance === undefined) return analysis.diagnostics;
  const { diagnostics } = compileInstance(
    analysis.typed,
    instance,
    { set: new Map(), ...(entries === undefined ? {} : { entryLimit: entries }) },
    noFiles,
  );
  return [...analysis.diagnostics, ...diagnostics].filter(({ severity }) => severity === "error");
}

const starts = (size: number, ...at: readonly string[]): string => `puzzle Many
board ${size} x ${size}
given start: yes/no
find move: paths from cells with start
instance:
  start: ${at.map((cell) => `${cell} = yes`).join(", ")}
`;

describe("ways that no rule bounds", () => {
  test.each([
    ["from a corner", starts(7, "r1c1")],
    ["from two corners", starts(8, "r1c1", "r8c8")],
    ["from the middle", starts(9, "r5c5")],
    ["from many places", starts(10, "r1c1", "r1c9", "r3c4", "r5c5", "r6c2", "r8c8", "r9c1", "r10c10")],
  ])("%s", (_, text) => {
    const [message] = messagesOf(text);
    expect(message?.code).toBe("ECP5010");
    const advised = /`(for each move m: m\.length <= \d+)`/u.exec(message?.help ?? "")?.[1];
    expect(advised).toBeDefined();
    expect(messagesOf(text.replace("instance:", `${advised}\ninstance:`))).toEqual([]);
  });

  test("what is said of each of their cells bounds them too", () => {
    const text = starts(7, "r1c1").replace(
      "instance:",
      "for each cell c with start: c.move.length in {3, 5}\ninstance:",
    );
    expect(messagesOf(text)).toEqual([]);
  });
});

describe("a relation that is asked of all pairs", () => {
  const joins = (c: string): string =>
    `(c is fall and p is ${c}.corner(up, left) and q is ${c}.corner(down, right)) or (c is rise and p is ${c}.corner(up, right) and q is ${c}.corner(down, left))`;
  const slopes = (relation: string): string => `puzzle Slopes
board 5 x 5
find slope: {rise, fall}
let joined of corners p, q = ${relation}
acyclic(corners by joined)
`;

  test("it is named, and so is what it may begin with", () => {
    const [message] = messagesOf(slopes(`some(${joins("c")} for c in cells)`), 2_500);
    expect(message?.code).toBe("ECP5001");
    const advised = /`(some\(c in q\.cells and … for c in p\.cells\))`/u.exec(message?.help ?? "")?.[1];
    expect(advised).toBeDefined();
    expect(message?.help).toContain("`joined` is asked of 630 pairs");
    const relation = (advised ?? "").replace("…", `(${joins("c")})`);
    expect(messagesOf(slopes(relation), 2_500)).toEqual([]);
  });
});
