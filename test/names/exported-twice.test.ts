/**
 * One name, one meaning: exported names that two files of a package declare stand in `exported-twice.txt`, each with its files. The list may
 * shrink; a name that comes to it wants another one. A representation may call its node what the one before calls it (`ast.ts`, `typed.ts`).
 * Written anew with ECP_UPDATE=yes.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const packages = fileURLToPath(new URL("../../packages", import.meta.url));
const list = fileURLToPath(new URL("exported-twice.txt", import.meta.url));
const declared = /^export (?:default )?(?:async )?(?:interface|type|class|function|const|enum) (\w+)/gm;

function exportedTwice(name: string): string[] {
  const source = join(packages, name, "src");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.includes("generated/"),
  );
  const byName = new Map<string, string[]>();
  for (const file of files.sort())
    for (const [, exported = ""] of readFileSync(join(source, file), "utf8").matchAll(declared))
      byName.set(exported, [...(byName.get(exported) ?? []), file]);
  return [...byName]
    .filter(([, where]) => new Set(where).size > 1)
    .map(([exported, where]) => `${name} ${exported}: ${[...new Set(where)].join(", ")}`)
    .sort();
}

test("no name is exported by two files of a package, but those that are listed", () => {
  const found = readdirSync(packages)
    .filter((name) => name !== "vscode-extension")
    .flatMap(exportedTwice);
  if (process.env.ECP_UPDATE !== undefined) writeFileSync(list, `${found.join("\n")}\n`);
  expect(found).toEqual(readFileSync(list, "utf8").trimEnd().split("\n"));
});
