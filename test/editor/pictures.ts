/** Screenshots of the tests: in `coverage/pictures`, and those that documents show in `docs/pictures` (`npm run pictures`). */
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = join(root, process.env.ECP_PICTURES === "docs" ? "docs/pictures" : "coverage/pictures");

/** Those that README.md shows. */
const shown: ReadonlySet<string> = new Set([
  "editor-solved",
  "editor-mistake",
  "view-candidates",
  "view-replay",
  "play-solved",
]);

/** So that all of a board is seen: by picture, or by the kind of it. */
const sizes: ReadonlyMap<string, { readonly width: number; readonly height: number }> = new Map([
  ["view", { width: 640, height: 400 }],
  ["view-replay", { width: 960, height: 680 }],
  ["play", { width: 1120, height: 740 }],
  ["editor", { width: 1120, height: 660 }],
]);

/** Of the picture that the extension shows: text and board, without the bars around them, so that its package stays small. */
const textAndBoard = { x: 48, y: 35, width: 1072, height: 510 };

/** The extension shows one of them where it is installed. */
const ofTheExtension = join(root, "packages/vscode-extension/media/board.png");

export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.ECP_PICTURES === "docs" && !shown.has(name)) return;
  mkdirSync(folder, { recursive: true });
  // As wide as a page shows it, without what says nothing of it.
  const before = page.viewportSize();
  if (process.env.ECP_PICTURES === "docs" && before !== null) {
    const [, kind = ""] = /^([a-z]+)-/.exec(name) ?? [];
    await page.setViewportSize(sizes.get(name) ?? sizes.get(kind) ?? before);
    if (name.startsWith("editor")) await page.keyboard.press("Control+B");
    await page.waitForTimeout(1000);
  }
  const clip = process.env.ECP_PICTURES === "docs" && name === "editor-solved" ? { clip: textAndBoard } : {};
  await page.screenshot({ path: join(folder, `${name}.png`), ...clip });
  if (process.env.ECP_PICTURES !== "docs" || before === null) return;
  if (name === "editor-solved") copyFileSync(join(folder, `${name}.png`), ofTheExtension);
  if (name.startsWith("editor")) await page.keyboard.press("Control+B");
  await page.setViewportSize(before);
}
