/** Symmetries that are not found in time are not guessed. */
import { analyse, compileInstance, turningsOf } from "@ecp/compiler";
import { expect, test } from "vitest";
import { findSymmetryGroup } from "../../packages/cli/src/solving/symmetry-group.js";
import { type Built, build } from "../cli/built.js";
import { noFiles } from "../support/hosts.js";

/** Rows are compared from the left in the text; so only the answers show whether a mirror keeps it. */
const rows = `puzzle P "P"
board 4 x 4
find x: yes/no
for each rows r, s where r before s: [c.x for c in r] != [c.x for c in s]

instance "i" of P:
  expect 1 solution
`;

test("a deadline that is over: unknown", async () => {
  const { typed } = analyse("p.ecp", rows, noFiles);
  const [instance] = typed.instances;
  if (instance === undefined) throw new Error("no instance");
  const { ground, lowered } = compileInstance(typed, instance, { set: new Map() }, noFiles);
  if (ground === undefined || lowered === undefined) throw new Error("not compiled");
  const turnings = turningsOf(ground, lowered);
  if ("tooMany" in turnings) throw new Error("too many");
  if ("notTurnable" in turnings) throw new Error("not turnable");
  const found = await findSymmetryGroup(lowered.problem, turnings, { deadline: performance.now() - 1 });
  expect(found).toMatchObject({
    known: false,
    reason: expect.stringContaining("stopped before it was clear"),
  });
});

test("a torus with too many shifts: unknown, and why", async () => {
  const built: Built = await build();
  try {
    built.file(
      "torus.ecp",
      rows.replace("4 x 4", "60 x 60 torus").replace(/for each.*/, "exactly 1 x in each row, column"),
    );
    const counted = await built.ecpc(["solve", "torus.ecp", "--distinct", "--timeout", "60"]);
    expect([counted.code, counted.out]).toEqual([
      3,
      expect.stringContaining("the board has 28800 turns, reflections and shifts, which are too many"),
    ]);
  } finally {
    built.remove();
  }
});

test("count and solve say what they have, and exit with 3", async () => {
  const built: Built = await build();
  try {
    built.file("rows.ecp", rows.replace("4 x 4", "6 x 6"));
    const counted = await built.ecpc(["count", "rows.ecp", "--up-to-symmetry", "--timeout", "2"]);
    expect([counted.code, counted.err.includes("not known")]).toEqual([3, true]);
    const solved = await built.ecpc(["solve", "rows.ecp", "--distinct", "--limit", "0", "--timeout", "2"]);
    expect([solved.code, solved.out.includes("not known: stopped")]).toEqual([3, true]);
  } finally {
    built.remove();
  }
});
