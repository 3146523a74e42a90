/** The puzzle classes of the language's design parse without a word, and so do the examples of this repository. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "../../packages/compiler/src/syntax/parse.js";
import { makeSource } from "../../packages/compiler/src/text/source.js";
import { exampleFiles, examplePath } from "../support/example-files.js";

const classes = fileURLToPath(new URL("../classes/", import.meta.url));

describe.each([
  ["classes", readdirSync(classes).map((name) => join(classes, name)), 46],
  ["examples", exampleFiles.map(examplePath), 80],
] as const)("%s", (_, all, some) => {
  const files = all.filter((name) => name.endsWith(".ecp"));

  test("there are some", () => {
    expect(files.length).toBeGreaterThan(some);
  });

  test.each(files)("%s", (file) => {
    const { diagnostics } = parse(makeSource(file, readFileSync(file, "utf8")));
    expect(diagnostics.map(({ code, message, span }) => `${span.start} ${code} ${message}`)).toEqual([]);
  });
});
