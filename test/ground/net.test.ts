/** The net below the checks: no text is known that falls into it. */
import { expect, test } from "vitest";
import { notBuilt } from "../../packages/compiler/src/ground/faults.js";

test("what should have been refused earlier is a diagnostic, not an exception", () => {
  const { code, message } = notBuilt({ file: "test.ecp", start: 0, end: 1 }, "this number").diagnostic(0);
  expect(code).toBe("ECP4116");
  expect(message).toBe("this number must be known here, and depends on what is to be found");
});
