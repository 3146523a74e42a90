/** Each structure over what is to be found, on boards that the judge can try: the same answers, each once. */
import { describe, expect, test } from "vitest";
import { compareWithOracle } from "../oracle/compare.js";
import { partOfLong } from "../support/sampled.js";
import { cases } from "./cases.js";

describe("structures", () => {
  for (const { name, text } of partOfLong(3, cases))
    test(name, () => {
      const outcome = compareWithOracle(text);
      expect(outcome).toMatchObject({ kind: "same" });
      // A case without answers tests little.
      expect(outcome.kind === "same" ? outcome.count : 0).toBeGreaterThan(0);
    });
});
