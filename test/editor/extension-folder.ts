/** The extension in a folder of its own, bundled from the sources as they are: nothing of an earlier build can be in it. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleExtension } from "../../scripts/bundle-extension.mjs";

const source = fileURLToPath(new URL("../../packages/vscode-extension/", import.meta.url));
const parts = [
  "package.json",
  "language-configuration.json",
  "media",
  "walkthrough",
  "README.md",
  "LICENSE",
  ".vscodeignore",
];

export async function layExtension(folder: string): Promise<void> {
  for (const part of parts) cpSync(join(source, part), join(folder, part), { recursive: true });
  await bundleExtension(join(folder, "dist"));
}
