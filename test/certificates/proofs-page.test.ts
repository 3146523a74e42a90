/** The certificate that docs/proofs.md walks through is right, and wrong if it says anything else. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { verified } from "./certified.js";

const page = readFileSync(new URL("../../docs/proofs.md", import.meta.url), "utf8");
const [, text = ""] = /```certificate\n([\s\S]*?)```/u.exec(page) ?? [];

test("it is verified", () => {
  expect(verified(text)).toEqual({ answers: 2, isComplete: true, steps: 1 });
});

test.each(["so 2\n", "answer 1 4\n", "answer 2 3\n", "end complete\n"])("it is not without `%s`", (line) => {
  expect(verified(text.replace(line, ""))).toMatch(/^\d+: /);
});

test("the other of two colours does not follow", () => {
  expect(verified(text.replace("so 2", "so 1"))).toMatch(/^9: this does not follow/);
});
