/** Searches in a thread: what is kept of answers is bounded. */
import { expect, test } from "vitest";
import { spanOf } from "../../packages/compiler/src/text/span.js";
import type { SearchJob, Verdict } from "../../packages/lsp/src/solving/job.js";
import { makeDistinct } from "../../packages/lsp/src/solving/memory.js";
import { runJob } from "../../packages/lsp/src/solving/run-job.js";
import { statusOf } from "../../packages/lsp/src/solving/status.js";

const hidden = `puzzle Marks

board 4 x 4
find star: yes/no
find hidden mark: {sun, moon}
`;

const verdictOf = (text: string, memoryBytes?: number) => {
  const job: SearchJob = {
    file: "marks.ecp",
    text,
    files: new Map(),
    instance: 0,
    task: { kind: "count" },
    ...(memoryBytes === undefined ? {} : { memoryBytes }),
  };
  return [...runJob(job, () => 0)].at(-1);
};

test("answers that differ in a hidden layer alone are told apart while there is memory for them", () => {
  const small = hidden.replace("4 x 4", "2 x 2");
  expect(verdictOf(small)).toMatchObject({ status: "multiple", count: "16" });
  const verdict = verdictOf(hidden, 2 ** 20);
  expect(verdict).toMatchObject({ status: "multiple", reason: expect.stringContaining("no memory") });
  expect(verdict).not.toHaveProperty("count");
});

test("a set of texts is full when they take more than there is", () => {
  const distinct = makeDistinct(1000);
  expect([distinct.isNew("a"), distinct.isNew("a"), distinct.isFull()]).toEqual([true, false, false]);
  for (let each = 0; each < 20; each++) distinct.isNew(`answer ${each}`);
  expect(distinct.isFull()).toBe(true);
});

test("where there is no answer, a best one was expected in vain", () => {
  const expected = {
    kind: "expect",
    span: spanOf("marks.ecp", 0, 0),
    what: { of: "best", number: 5 },
  } as const;
  const says = (verdict: Omit<Verdict, "kind" | "diagnostics">): string => {
    const found: Verdict = { ...verdict, kind: "verdict", diagnostics: [] };
    return statusOf({ key: "", version: 1, solutions: [], verdict: found }, false, expected).says;
  };
  expect(says({ status: "none" })).toContain(", not as expected");
  const best = { sense: "maximize", value: 5, bound: 5 } as const;
  expect(says({ status: "best", best })).toBe("5, and no answer has more");
});
