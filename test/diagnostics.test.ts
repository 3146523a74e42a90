/** The catalogue: codes are unique, files are listed, and both examples of every page do what the page says. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { analyse, type CatalogueEntry, catalogue, compileInstance } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { noFiles } from "./support/hosts.js";

const folder = fileURLToPath(new URL("../packages/compiler/src/diagnostics/catalogue/", import.meta.url));
const corpus = fileURLToPath(new URL("./", import.meta.url));

/** All codes that a text raises, on whatever way it gets to: the phases, and grounding and lowering of each instance. */
function raised(text: string): { code: string; severity: string }[] {
  const analysis = analyse("page.ecp", text, noFiles);
  const later = analysis.typed.instances.flatMap(
    (instance) => compileInstance(analysis.typed, instance, { set: new Map() }, noFiles).diagnostics,
  );
  return [...analysis.diagnostics, ...later];
}

test("codes and slugs are unique, and the catalogue is in their order", () => {
  const codes = catalogue.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)].sort());
  expect(new Set(catalogue.map(({ slug }) => slug)).size).toBe(catalogue.length);
});

test("every file of the catalogue is listed, under its own code", () => {
  const files = readdirSync(folder).map((name) => name.replace(/\.ts$/, ""));
  const named = catalogue.map(({ code, slug }) => `${code.toLowerCase()}-${slug}`);
  expect(files.sort()).toEqual(named.sort());
});

test("every code is raised by a test", () => {
  const tests = readdirSync(corpus, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|ecp)$/.test(name))
    .map((name) => readFileSync(corpus + name, "utf8"))
    .join("\n");
  const shown = new Set(catalogue.filter(({ page }) => page.failing !== undefined).map(({ code }) => code));
  expect(
    catalogue.map(({ code }) => code).filter((code) => !shown.has(code) && !tests.includes(code)),
  ).toEqual([]);
});

describe.each(catalogue.map((entry: CatalogueEntry) => [entry.code, entry] as const))(
  "%s",
  (code, { page }) => {
    test("its page begins like a sentence and ends like one", () => {
      expect(page.meaning).toMatch(/^[A-Z`'"“].*[.?!`)]\s*$/s);
    });

    test("the failing example raises it, and the corrected one raises no error", () => {
      expect(page.failing === undefined).toBe(page.corrected === undefined);
      if (page.failing === undefined || page.corrected === undefined) return;
      expect(raised(page.failing).map((diagnostic) => diagnostic.code)).toContain(code);
      const left = raised(page.corrected).filter(
        (diagnostic) => diagnostic.severity === "error" || diagnostic.code === code,
      );
      expect(left).toEqual([]);
    });
  },
);
