/** Screenshots of the tests: in `coverage/pictures`, and those that documents show in `docs/pictures` (`npm run pictures`). */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(root, process.env.ECP_PICTURES === "docs" ? "docs/pictures" : "coverage/pictures");

/** Those that README.md shows. */
const shown: ReadonlySet<string> = new Set(["editor-solved", "editor-mistake", "view-candidates"]);

export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.ECP_PICTURES === "docs" && !shown.has(name)) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
