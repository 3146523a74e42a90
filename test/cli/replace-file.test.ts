/** Replacing a file, where somebody else may save it at the same moment. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { replaceFile } from "../../packages/cli/src/output/replace-file.js";

const folder = mkdtempSync(join(tmpdir(), "ecp-replace-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a last look that throws keeps the file as it is at that moment, and nothing beside it", () => {
  const file = join(folder, "a.ecp");
  writeFileSync(file, "old");
  const look = (): void => {
    // All is written beside by now.
    expect(readdirSync(folder)).toHaveLength(2);
    writeFileSync(file, "saved by an editor");
    throw new Error("it has changed");
  };
  expect(() => replaceFile(file, "new", look)).toThrow("it has changed");
  expect([readFileSync(file, "utf8"), readdirSync(folder)]).toEqual(["saved by an editor", ["a.ecp"]]);
  replaceFile(file, "new", () => {});
  expect([readFileSync(file, "utf8"), readdirSync(folder)]).toEqual(["new", ["a.ecp"]]);
});
