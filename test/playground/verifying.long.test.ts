/** Verify in headless Chromium: a proof of the only answer is written and checked in the page, and says so. */
import { readFileSync } from "node:fs";
import { type Browser, chromium as engine } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeLink } from "../../packages/playground/src/share/link.js";
import { bundlePlayground } from "../../scripts/bundle-playground.mjs";
import { type Served, serveFolder } from "../../scripts/serve-folder.mjs";
import { chromium, chromiumArguments } from "../editor/chromium.js";
import { picture } from "../editor/pictures.js";
import { madeOnce } from "../support/made-once.js";

const patient = { timeout: 90_000 };
const puzzle = readFileSync("examples/sudoku.ecp", "utf8");

describe.skipIf(chromium === undefined)("a proof in the page", { timeout: 360_000 }, () => {
  let served: Served;
  let browser: Browser;

  beforeAll(async () => {
    served = await serveFolder(await madeOnce("verify", bundlePlayground));
    browser = await engine.launch({
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: chromiumArguments,
    });
  });
  afterAll(async () => {
    await browser?.close();
    served?.close();
  });

  test("it is offered when the answer is known, and says what was checked", async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${served.address}#${await writeLink({ text: puzzle, view: {} })}`);
    await page.locator('g[data-cell="r1c1"]').waitFor(patient);
    const verify = page.locator('[data-do="verify"]');
    expect(await verify.isVisible()).toBe(false);
    await page.locator('[data-do="solve"]').click(patient);
    await page.locator(".status", { hasText: "one answer, and no other" }).waitFor(patient);
    await verify.click(patient);
    await page
      .locator(".notice", { hasText: /^Verified: the answer is the only one \(\d+ steps, .*\)\.$/ })
      .waitFor(patient);
    await picture(page, "verified");
  });
});
