/** Blocks of a count that are as full as they can be: what follows does so by the rules and facts named, by none without them; and no block has room for more. */
import { openSession, type SignedOption } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/compile.js";
import { hasRoomFor } from "../../packages/compiler/src/explain/deduction/blocks/room-for.js";
import { onDisk } from "../support/hosts.js";
import { boardOf, isEntailed } from "./deductions-of.js";
import { lamps, twos } from "./packed-boards.js";
import { told } from "./steps-of.js";

describe.each([
  ["lamps", lamps],
  ["twos", twos],
])("%s", (name, text) => {
  const analysis = analyse(`${name}.ecp`, text, onDisk);
  const [instance] = analysis.typed.instances;
  const made = instance === undefined ? undefined : boardOf(analysis, instance);

  test("each step is enough, and no part of it can be left out", () => {
    if (made === undefined) throw new Error("it has an answer");
    const { board, deductions } = made;
    const session = openSession(board.posed.lowered.problem);
    const deducer = board.openDeducer();
    const found = deductions.filter(({ packed }) => packed !== undefined);
    expect(found.length).toBeGreaterThan(0);
    for (const deduction of found) {
      const premises = [...deduction.rules.map((rule) => board.selectorOf(rule)), ...deduction.facts];
      expect(isEntailed(session, deduction, premises)).toBe(true);
      const fewer = (each: SignedOption): readonly SignedOption[] =>
        premises.filter((other) => other !== each);
      for (const each of premises) expect(isEntailed(session, deduction, fewer(each))).toBe(false);
      const { blocks = [], number } = deduction.packed ?? {};
      expect(blocks.reduce((sum, block) => sum + block.number, 0)).toBe(number);
      expect(deducer.begin([...board.selectors, ...deduction.facts])).toBe(true);
      for (const { of, most } of blocks) {
        expect(hasRoomFor(deducer, of, most)).toBe(true);
        expect(hasRoomFor(deducer, of, most + 1)).toBe(false);
      }
    }
  });
});

test("the blocks are named by their ends", () => {
  const [first] = told("lamps.ecp", lamps).steps;
  expect(first?.says).toMatch(
    /^Row 1 needs 10 more \(lamp\), and there is room for at most 1 in each of r1c1 to r1c2; /u,
  );
});
