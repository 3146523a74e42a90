/** Runs the corpus: see corpus/cases.ts for its form, corpus/stages.ts for its stages. `npm run corpus -- --update [STAGE…]` rewrites it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { makeSource } from "../packages/compiler/src/text/source.js";
import { printCase, printCases, readCases } from "./corpus/cases.js";
import { stages } from "./corpus/stages.js";

const root = fileURLToPath(new URL("./corpus/", import.meta.url));
const updating = process.env.ECP_UPDATE_CORPUS === "1";

const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());

test("every folder of the corpus is a stage", () => {
  expect(folders.map(({ name }) => name).filter((name) => stages[name] === undefined)).toEqual([]);
});

test("a build server never rewrites the corpus", () => {
  expect(updating && process.env.CI !== undefined).toBe(false);
});

const wanted = process.env.ECP_CORPUS_STAGES?.split(",");

for (const { name: folder } of folders) {
  if (wanted?.includes(folder) === false) continue;
  const stage = stages[folder];
  if (stage === undefined) continue;
  describe(folder, () => {
    for (const file of readdirSync(root + folder)) {
      const path = `${root}${folder}/${file}`;
      const { header, cases } = readCases(readFileSync(path, "utf8"));

      describe(file, () => {
        test("is a file of cases with names of their own", () => {
          expect(file).toMatch(/^[a-z0-9-]+\.ecp$/);
          expect(cases.length).toBeGreaterThan(0);
          expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
          expect(header.split("\n").every((line) => line === "" || line.startsWith("//"))).toBe(true);
        });

        const printed: { name: string; text: string }[] = [];
        for (const each of cases) {
          test(`${each.name} (line ${each.line})`, async () => {
            expect(each.source.trim(), "a case without a source").not.toBe("");
            const { text, diagnostics } = await stage(makeSource("case.ecp", each.source), file);
            const actual = printCase(each, diagnostics, text);
            printed.push({ name: each.name, text: actual });
            if (!updating) expect(each.written).toBe(actual);
          });
        }

        if (updating) {
          test("is rewritten", () => {
            expect(printed.length).toBe(cases.length);
            writeFileSync(path, printCases(header, printed));
          });
        }
      });
    }
  });
}
