/** The files of examples/ that hold classes, by kind: `sudoku.ecp`, `loops/masyu.ecp`. Those of `instances/` hold boards of them alone. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const examplesFolder = fileURLToPath(new URL("../../examples/", import.meta.url));

export const exampleFiles: readonly string[] = readdirSync(examplesFolder, {
  encoding: "utf8",
  recursive: true,
})
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".ecp") && !name.startsWith("instances/"))
  .sort();

/** `loops`, `paths`, and so on. */
export const exampleKinds: readonly string[] = [
  ...new Set(exampleFiles.map(dirname).filter((kind) => kind !== ".")),
];

export const examplePath = (file: string): string => join(examplesFolder, file);

export const exampleText = (file: string): string => readFileSync(examplePath(file), "utf8");

/** The file of a name, whatever its kind: `masyu`. */
export function exampleNamed(name: string): string {
  const file = exampleFiles.find((each) => basename(each, ".ecp") === name);
  if (file === undefined) throw new Error(`examples/ has no ${name}.ecp`);
  return file;
}
