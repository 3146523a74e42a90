/**
 * The extension in a folder of its own, bundled from the sources as they are: nothing of an earlier build can be in it. In `npm test` it is not packed a second
 * time, which takes half a minute.
 */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleExtension } from "../../scripts/bundle-extension.mjs";
import { madeOnce } from "../support/made-once.js";
import { hasAll } from "../support/sampled.js";

const source = fileURLToPath(new URL("../../packages/vscode-extension/", import.meta.url));
const parts = [
  "package.json",
  "language-configuration.json",
  "media",
  "walkthrough",
  "README.md",
  "CHANGELOG.md",
  "LICENSE",
  ".vscodeignore",
];

export async function layExtension(folder: string): Promise<void> {
  for (const part of parts) cpSync(join(source, part), join(folder, part), { recursive: true });
  const bundled = await madeOnce("extension", (made) => bundleExtension(made, hasAll));
  cpSync(bundled, join(folder, "dist"), { recursive: true });
}
