/** Replay in headless Chromium: a search that plays, pauses, and goes step by step, by mouse and by keyboard; and stands still for those who want no motion. */
import { readFileSync } from "node:fs";
import axe from "axe-core";
import { type Browser, type BrowserContext, chromium as engine, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { writeLink } from "../../packages/playground/src/share/link.js";
import { bundlePlayground } from "../../scripts/bundle-playground.mjs";
import { type Served, serveFolder } from "../../scripts/serve-folder.mjs";
import { chromium, chromiumArguments } from "../editor/chromium.js";
import { picture } from "../editor/pictures.js";
import { madeOnce } from "../support/made-once.js";

const patient = { timeout: 90_000 };
const loop = readFileSync("examples/loops/all-or-nothing.ecp", "utf8");
const queens = readFileSync("examples/queens.ecp", "utf8");

interface Look {
  readonly colorScheme?: "dark";
  readonly reducedMotion?: "reduce";
  readonly narrow?: true;
}

describe.skipIf(chromium === undefined)("the search on the board", { timeout: 360_000 }, () => {
  let served: Served;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    served = await serveFolder(await madeOnce("replay", bundlePlayground));
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

  const open = async (puzzle: string, { narrow, ...look }: Look = {}): Promise<void> => {
    errors.length = 0;
    const viewport = narrow === true ? { width: 390, height: 844 } : { width: 1500, height: 1000 };
    context = await browser.newContext({ viewport, ...look });
    page = await context.newPage();
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) errors.push(message.text());
    });
    await page.goto(`${served.address}#${await writeLink({ text: puzzle, view: {} })}`);
    await page.locator('g[data-cell="r1c1"]').waitFor(patient);
  };
  const press = (does: string) => page.locator(`[data-do="${does}"]`).click(patient);
  const drawn = (kind: string) => page.locator(`.overlay .${kind}`).count();
  const says = () => page.locator(".replayed .step").textContent();
  const step = async (): Promise<number> => {
    const text = (await page.locator('[data-is="frame"]').textContent()) ?? "";
    return Number(/^step (\d+) of/.exec(text)?.[1]);
  };
  const atStep = (wanted: number) => expect.poll(step, patient).toBe(wanted);
  const isPlaying = async (): Promise<boolean> =>
    (await page.locator('[data-do="play-film"]').getAttribute("aria-label")) === "Pause";

  test("it plays by itself, pauses, and goes step by step by keys, the slider and buttons", async () => {
    await open(queens);
    await press("replay");
    await expect.poll(step, patient).toBeGreaterThan(2);
    expect(await isPlaying()).toBe(true);
    await page.keyboard.press("Space");
    expect(await isPlaying()).toBe(false);
    await page.keyboard.press("Home");
    await atStep(0);
    expect(await says()).toBe("This is the puzzle before the search.");
    await page.keyboard.press("ArrowRight");
    await atStep(1);
    expect(await says()).toMatch(/^There are 8 ways for .*; the search tries r1c\d: queen\.$/);
    expect([await drawn("put"), await drawn("chosen-way"), await drawn("taken")]).toEqual([1, 1, 0]);
    // The board follows: as many queens as are placed or chosen.
    await page.locator('[data-do="frame"]').fill("7");
    await atStep(7);
    const standing = (await drawn("placed")) + (await drawn("chosen-way"));
    expect(await page.locator("g[data-cell] text.found").count()).toBe(standing);
    for (let each = 0; each < 60 && (await drawn("taken")) === 0; each++) await press("next-frame");
    expect(await says()).toMatch(/^The search takes back /);
    await picture(page, "replay-steps");
    await page.keyboard.press("ArrowLeft");
    expect(await drawn("taken")).toBe(0);
    await press("last-frame");
    await page.locator(".replayed .end", { hasText: "ends here with an answer" }).waitFor(patient);
    expect(await says()).toBe("This is an answer.");
    // The button that was pressed can be pressed no more; keys are still heard.
    await page.keyboard.press("ArrowLeft");
    await page.locator(".replayed .end", { hasText: "ends here" }).waitFor({ state: "hidden", ...patient });
    await page.keyboard.press("Escape");
    await page.locator(".replayed").waitFor({ state: "hidden", ...patient });
    expect(await page.locator("g[data-cell] text.found").count()).toBe(0);
    expect(await page.locator('[data-do="replay"]').evaluate((each) => each.matches(":focus"))).toBe(true);
  });

  test("it goes on where it is pressed, faster by a key, and ends with an answer", async () => {
    await open(queens);
    await press("replay");
    await expect.poll(isPlaying, patient).toBe(true);
    for (let each = 0; each < 3; each++) await page.keyboard.press("+");
    expect(await page.locator('[data-do="speed"]').inputValue()).toBe("20");
    await page.locator(".replayed .end", { hasText: "ends here with an answer" }).waitFor(patient);
    expect(await isPlaying()).toBe(false);
    await press("solve");
    await page.locator(".replayed").waitFor({ state: "hidden", ...patient });
  });

  test("lines are marked between the cells that they join", async () => {
    await open(loop);
    await press("replay");
    await page.locator(".replayed .step").waitFor(patient);
    await page.keyboard.press("End");
    await page.locator(".replayed .end", { hasText: "ends here with an answer" }).waitFor(patient);
    for (let each = 0; each < 20 && (await drawn("put")) === 0; each++) await press("previous-frame");
    expect(await drawn("placed")).toBeGreaterThan(10);
    const width = async (of: string): Promise<number> =>
      (await page.locator(of).first().boundingBox())?.width ?? 0;
    // Half of a cell, and the line round it.
    expect(await width(".overlay .put")).toBeLessThan(
      0.7 * (await width('g[data-cell="r1c1"] [pointer-events]')),
    );
    await picture(page, "replay-lines");
  });

  test("for those who want no motion it stands still; dark, in a narrow page, with nothing that axe finds", async () => {
    await open(queens, { reducedMotion: "reduce", colorScheme: "dark", narrow: true });
    await press("replay");
    await atStep(0);
    await page.waitForTimeout(1500);
    expect([await step(), await isPlaying()]).toEqual([0, false]);
    await page.keyboard.press("ArrowRight");
    await atStep(1);
    await picture(page, "replay-narrow");
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
