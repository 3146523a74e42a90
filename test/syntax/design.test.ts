/** The puzzle classes of the language's design parse without a word, and so do the examples of this repository. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "../../packages/compiler/src/syntax/parse.js";
import { makeSource } from "../../packages/compiler/src/text/source.js";

describe.each(["../classes/", "../../examples/"])("%s", (folder) => {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  const files = readdirSync(path).filter((name) => name.endsWith(".ecp"));

  test("there are some", () => {
    expect(files.length).toBeGreaterThan(folder.includes("classes") ? 46 : 0);
  });

  test.each(files)("%s", (file) => {
    const { diagnostics } = parse(makeSource(file, readFileSync(path + file, "utf8")));
    expect(diagnostics.map(({ code, message, span }) => `${span.start} ${code} ${message}`)).toEqual([]);
  });
});
