/** Documents can't rot: paths that they name exist, and their puzzles compile and keep what they promise. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { analyse } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { noFiles } from "./support/hosts.js";
import { programsOf } from "./support/programs-of.js";
import { heldExpectations, solutionsMissed } from "./support/solving.js";

const root = fileURLToPath(new URL("..", import.meta.url));

function markdown(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return /^(node_modules|\.git|dist|coverage)$/.test(entry.name) ? [] : markdown(path);
    return entry.name.endsWith(".md") ? [path] : [];
  });
}

/** The pages of diagnostics have a test of their own: half of their examples are wrong on purpose. */
const documents = markdown("").filter((path) => !path.startsWith("docs/diagnostics/"));

describe.each(documents)("%s", (path) => {
  const text = readFileSync(join(root, path), "utf8");

  test("names only paths that exist", () => {
    const prose = text.replace(/^```[\s\S]*?^```/gm, "");
    const named = [
      ...prose.matchAll(
        /`((?:packages|examples|grammar|docs|test|bench|scripts|\.ci)\/[^`\s*<>]*|[\w-]+\.(?:json|md))`/g,
      ),
    ];
    const paths = named.flatMap((match) => match[1] ?? []);
    expect(
      paths.filter((name) => !existsSync(join(root, name)) && !existsSync(join(root, path, "..", name))),
    ).toEqual([]);
  });

  test.each(programsOf(text).map((code, index) => [index + 1, code] as const))(
    "puzzle %i compiles and keeps its `expect` and its `solution`",
    (_, code) => {
      const analysis = analyse(path, code, noFiles);
      expect(analysis.diagnostics.filter((diagnostic) => diagnostic.severity === "error")).toEqual([]);
      expect(heldExpectations(analysis).filter((instance) => !instance.held)).toEqual([]);
      expect(solutionsMissed(analysis)).toEqual([]);
    },
  );
});

test("README links each page that it names", () => {
  const prose = readFileSync(join(root, "README.md"), "utf8").replace(/^```[\s\S]*?^```/gm, "");
  const links = [...prose.matchAll(/\]\(([^):#]+)\)/g)].flatMap((match) => match[1] ?? []);
  expect(links.filter((name) => !name.startsWith("../../") && !existsSync(join(root, name)))).toEqual([]);
  const named = [...prose.matchAll(/`((?:docs|grammar)\/[^`\s*<>]*|[A-Z_]+\.md)`/g)];
  expect(named.flatMap((match) => match[1] ?? []).filter((name) => !links.includes(name))).toEqual([]);
});
