/** Published packages say whose work they contain, and under which licence. */
import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { layExtension } from "../editor/extension-folder.js";
import { type Built, build } from "./built.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const textOf = (path: string): string => readFileSync(join(root, path), "utf8");

/** Packages of others that sources of these folders name, and a script brings along. */
function dependencies(folders: readonly string[]): string[] {
  const names = folders.flatMap((folder) => {
    const { dependencies: own = {}, devDependencies: more = {} } = JSON.parse(
      textOf(`packages/${folder}/package.json`),
    );
    return Object.keys(folder === "cli" ? { ...own, ...more } : own);
  });
  return [...new Set(names)].filter((name) => !/^@(ecp|types)\//.test(name));
}

describe("the licences of others", () => {
  let built: Built;
  beforeAll(async () => {
    built = await build();
  });
  afterAll(() => built.remove());

  const expectEach = (said: string, names: readonly string[]): void => {
    for (const name of names) {
      const { version, license } = JSON.parse(textOf(`node_modules/${name}/package.json`));
      expect(said).toContain(`${name} ${version} (${license})`);
    }
    expect(said).toContain("Permission is hereby granted");
    expect(said).toContain("Apache License");
    // A package of this project is no other's.
    expect(said).not.toMatch(/^@ecp\//m);
  };

  test("are in the package of ecpc", () => {
    const names = dependencies(["cli", "compiler", "lsp"]);
    expect(names.length).toBeGreaterThan(5);
    expectEach(readFileSync(join(dirname(built.entry), "third-party-licences.txt"), "utf8"), names);
    expect(JSON.parse(textOf("packages/cli/package.json")).files).toContain("dist/bundle");
  });

  test("are in the extension", async () => {
    const folder = join(built.folder, "extension");
    mkdirSync(folder);
    await layExtension(folder);
    expectEach(
      readFileSync(join(folder, "dist/third-party-licences.txt"), "utf8"),
      dependencies(["compiler", "lsp"]),
    );
    expect(textOf("packages/vscode-extension/.vscodeignore")).toContain("!dist/third-party-licences.txt\n");
  });
});

test("npm knows all settings of the project", () => {
  const known = new Set(["omit-lockfile-registry-resolved", "save-exact", "fund", "audit"]);
  const settings = textOf(".npmrc")
    .split("\n")
    .filter((line) => line !== "");
  expect(settings.filter((line) => !known.has(line.replace(/=.*/, "")))).toEqual([]);
});
