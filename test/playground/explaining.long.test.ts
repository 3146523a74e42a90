/** Hint, Explain and Why not? in headless Chromium: a Sudoku from the first hint to the last step, by mouse and by keyboard, and a board without an answer. */
import { readFileSync } from "node:fs";
import axe from "axe-core";
import { type Browser, type BrowserContext, chromium as engine, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { writeLink } from "../../packages/playground/src/share/link.js";
import { bundlePlayground } from "../../scripts/bundle-playground.mjs";
import { type Served, serveFolder } from "../../scripts/serve-folder.mjs";
import { chromium, chromiumArguments } from "../editor/chromium.js";
import { picture } from "../editor/pictures.js";
import { digits, fences } from "../play/puzzles.js";
import { madeOnce } from "../support/made-once.js";

const patient = { timeout: 90_000 };
const sudoku = readFileSync("examples/sudoku.ecp", "utf8");

describe.skipIf(chromium === undefined)("explanations on the board", { timeout: 360_000 }, () => {
  let served: Served;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    served = await serveFolder(await madeOnce("explain", bundlePlayground));
    browser = await engine.launch({
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: chromiumArguments,
    });
  });
  afterEach(async () => {
    expect(errors).toEqual([]);
    await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    served?.close();
  });

  const open = async (puzzle: string, more: { colorScheme?: "dark"; narrow?: true } = {}): Promise<void> => {
    errors.length = 0;
    const { narrow, ...look } = more;
    const viewport = narrow === true ? { width: 390, height: 844 } : { width: 1500, height: 1000 };
    context = await browser.newContext({ viewport, ...look });
    page = await context.newPage();
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) errors.push(message.text());
    });
    await page.goto(`${served.address}#${await writeLink({ text: puzzle, view: {} })}`);
    await cell("r1c1").waitFor(patient);
  };
  const cell = (name: string) => page.locator(`g[data-cell="${name}"]`);
  const press = (does: string) => page.locator(`[data-do="${does}"]`).click(patient);
  const drawn = (kind: string) => page.locator(`.overlay ${kind}`).count();
  const step = () => page.locator(".explained .step").textContent();
  const which = (text: string | RegExp) =>
    page.locator('[data-is="step"]', { hasText: text }).waitFor(patient);
  const symbols = () => page.locator("g[data-cell] text").count();

  test("a hint says where to look, then the step; the board stays as it is", async () => {
    await open(sudoku);
    const before = await symbols();
    await press("hint");
    await page.locator(".explained .step", { hasText: /^Look at/ }).waitFor(patient);
    expect([(await drawn(".scope")) > 0, await drawn(".conclusion"), await drawn(".premise")]).toEqual([
      true,
      0,
      0,
    ]);
    const where = await step();
    await press("hint");
    await expect.poll(step, patient).not.toBe(where);
    expect(await step()).toMatch(/r\dc\d.*\d/);
    expect([await drawn(".conclusion"), (await drawn(".premise")) > 0]).toEqual([1, true]);
    expect(await symbols()).toBe(before);
    await picture(page, "explain-hint");
    await press("unexplained");
    expect(await drawn(".conclusion")).toBe(0);
  });

  test("all steps are gone through forward and back, by buttons, by the list and by keys", async () => {
    await open(sudoku);
    const before = await symbols();
    await press("explain");
    await which(/^step 1 of \d+$/);
    await expect.poll(symbols, patient).toBe(before + 1);
    const steps = await page.locator(".explained li").count();
    expect(steps).toBeGreaterThan(40);
    await press("next-step");
    await which(/^step 2 of/);
    await expect.poll(symbols, patient).toBe(before + 2);
    await press("previous-step");
    await which(/^step 1 of/);
    await expect.poll(symbols, patient).toBe(before + 1);
    await page.locator('[data-step="19"]').click();
    await which(/^step 20 of/);
    await picture(page, "explain-steps");
    await page.keyboard.press("ArrowDown");
    await which(/^step 21 of/);
    await page.keyboard.press("End");
    await which(`step ${steps} of ${steps}`);
    await expect.poll(symbols, patient).toBe(81);
    await page.locator(".explained .end", { hasText: "the only answer" }).waitFor(patient);
    await press("unexplained");
    await expect.poll(symbols, patient).toBe(before);
  });

  test("a hint goes from what is filled in, and names the first entry that is wrong", async () => {
    await open(sudoku);
    await press("play");
    await page.locator(".bar.fill [data-tool]").first().waitFor(patient);
    // The answer has 9 there, and no rule is broken by 3.
    await cell("r1c2").click();
    await page.keyboard.press("3");
    await press("hint");
    await page.locator(".explained .end", { hasText: "r1c2 digit 3 is wrong" }).waitFor(patient);
    expect(await page.locator(".filled-over .wrong").count()).toBe(1);
    await press("why-not");
    await page
      .locator(".explained .end", { hasText: "no answer with what is on the board" })
      .waitFor(patient);
    await press("unexplained");
    await cell("r1c2").click();
    await page.keyboard.press("9");
    await press("hint");
    await page.locator(".explained .step", { hasText: /^Look at/ }).waitFor(patient);
  });

  test("on a board without an answer, the rules that clash are marked", async () => {
    await open(digits.replace(". . . .\n", ". . . 4\n"));
    await press("unique");
    await page.locator(".status", { hasText: "no answer" }).waitFor(patient);
    await press("why-not");
    await page.locator(".explained .end", { hasText: "So there is no answer." }).waitFor(patient);
    if ((await page.locator(".explained li").count()) > 1) {
      await page.locator(".explained li button").last().click();
    }
    await expect.poll(() => drawn(".scope.clash"), patient).toBeGreaterThan(0);
    await picture(page, "explain-why-not");
  });

  test("lines too; dark, in a narrow page, with nothing that axe finds", async () => {
    await open(fences, { colorScheme: "dark", narrow: true });
    await press("explain");
    await page.locator(".explained .step").waitFor(patient);
    await picture(page, "explain-narrow");
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () => {
      const { violations } = await Object(globalThis).axe.run();
      return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => [
        id,
        nodes[0]?.html,
      ]);
    });
    expect(found).toEqual([]);
  });
});
