/** Boards filled in in headless Chromium, as on paper: by mouse, by touch and by the keyboard alone; nothing of it goes into the text. */
import axe from "axe-core";
import { type Browser, type BrowserContext, chromium as engine, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeLink } from "../../packages/playground/src/share/link.js";
import { bundlePlayground } from "../../scripts/bundle-playground.mjs";
import { type Served, serveFolder } from "../../scripts/serve-folder.mjs";
import { chromium, chromiumArguments } from "../editor/chromium.js";
import { picture } from "../editor/pictures.js";
import { digits, fences, hexagons, layers, lines, shading, triangles } from "../play/puzzles.js";
import { madeOnce } from "../support/made-once.js";

const patient = { timeout: 90_000 };

describe.skipIf(chromium === undefined)("a board that is filled in", { timeout: 360_000 }, () => {
  let served: Served;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    served = await serveFolder(await madeOnce("play", bundlePlayground));
    browser = await engine.launch({
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: chromiumArguments,
    });
  });
  beforeEach(async () => {
    errors.length = 0;
    context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    page = await newPage(context);
  });
  afterEach(async () => {
    expect(errors).toEqual([]);
    await context.close();
  });
  afterAll(async () => {
    await browser?.close();
    served?.close();
  });

  const newPage = async (of: BrowserContext): Promise<Page> => {
    const made = await of.newPage();
    made.on("pageerror", (error) => errors.push(String(error)));
    made.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) errors.push(message.text());
    });
    return made;
  };
  const cell = (name: string) => page.locator(`g[data-cell="${name}"]`);
  const press = (does: string) => page.locator(`[data-do="${does}"]`).click();
  const checked = (text: string | RegExp) => page.locator(".checked", { hasText: text }).waitFor(patient);
  const text = (): Promise<string> =>
    page.evaluate(() => {
      const view = Object(document.querySelector(".cm-content")).cmTile?.view;
      return view?.state.doc.toString() ?? "";
    });
  const play = async (puzzle: string): Promise<void> => {
    await page.goto("about:blank");
    await page.goto(`${served.address}#${await writeLink({ text: puzzle, view: {} })}`);
    await cell("r1c1").waitFor(patient);
    await press("play");
    await page.locator(".bar.fill [data-tool]").first().waitFor(patient);
  };
  const spot = async (name: string): Promise<{ x: number; y: number; size: number }> => {
    const box = await cell(name).locator("[pointer-events]").boundingBox();
    if (box === null) throw new Error(`no cell ${name}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: box.width };
  };
  const drag = async (names: readonly string[], button: "left" | "right" = "left"): Promise<void> => {
    const [first = "", ...others] = names;
    const from = await spot(first);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button });
    for (const name of others) {
      const to = await spot(name);
      await page.mouse.move(to.x, to.y, { steps: 3 });
    }
    await page.mouse.up({ button });
  };
  const drawn = (kind: string) => page.locator(`.board ${kind}`).count();

  test("cells are shaded by dragging, crossed out by the other button, and taken back stroke by stroke", async () => {
    await play(shading);
    const before = await text();
    await drag(["r1c1", "r1c2", "r1c3"]);
    expect(await drawn(".filled-under .entry")).toBe(3);
    await drag(["r2c2"], "right");
    expect(await drawn(".filled-over .nothing")).toBe(1);
    await press("check");
    await checked("A rule is broken");
    await press("undo");
    await press("undo");
    expect([await drawn(".filled-under .entry"), await drawn(".filled-over .nothing")]).toEqual([0, 0]);
    await press("redo");
    expect(await drawn(".filled-under .entry")).toBe(3);
    expect(await text()).toBe(before);
  });

  test("digits and notes are typed, and a board that is done says so by itself", async () => {
    await play(digits);
    await cell("r1c2").click();
    await page.keyboard.press("Shift+Digit2");
    await page.keyboard.press("Control+Digit3");
    expect(await cell("r1c2").getAttribute("aria-label")).toContain("corner 2; centre 3");
    const answer = ["1324", "2431", "4213", "3142"];
    await press("check");
    await checked("Nothing is wrong so far");
    for (const [row, values] of answer.entries())
      for (const [column, value] of [...values].entries()) {
        const name = `r${row + 1}c${column + 1}`;
        if (["r1c1", "r2c3", "r4c4"].includes(name)) continue;
        await cell(name).click();
        await page.keyboard.press(value);
      }
    await checked("Solved");
    await picture(page, "play-filled");
  });

  test("lines are drawn from cell to cell, and crossed out between them; borders are pressed", async () => {
    await play(lines);
    await drag(["r1c1", "r1c3", "r2c3"]);
    expect(await drawn(".filled-lines .entry")).toBe(3);
    const { x, y, size } = await spot("r3c1");
    await page.mouse.click(x + size / 2, y);
    expect(await drawn(".filled-over .crossed")).toBe(1);
    await play(fences);
    const corner = await spot("r1c1");
    await page.mouse.click(corner.x, corner.y - corner.size / 2);
    await page.mouse.click(corner.x + corner.size / 2, corner.y, { button: "right" });
    expect([await drawn(".filled-lines .entry"), await drawn(".filled-over .crossed")]).toEqual([1, 1]);
  });

  test("hexagons, triangles and layers are filled in and written into alike", async () => {
    await play(hexagons);
    await drag(["r1c1", "r2c2", "r3c2"]);
    await drag(["r2c3"], "right");
    expect([await drawn(".filled-under .entry"), await drawn(".filled-over .nothing")]).toEqual([3, 1]);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    expect(await drawn(".filled-under .entry")).toBe(4);
    await picture(page, "play-hexagons");
    await press("set");
    await cell("r2c1").click();
    await page.keyboard.press("3");
    await expect.poll(text, patient).toContain("    3 . .\n");
    await play(triangles);
    const { x, y, size } = await spot("r2c2");
    await page.mouse.click(x, (y + (await spot("r1c1")).y) / 2);
    await page.mouse.click(x - size / 4, y, { button: "right" });
    expect([await drawn(".filled-lines .entry"), await drawn(".filled-over .crossed")]).toEqual([1, 1]);
    await play(layers);
    await cell("r1c1").click();
    await page.keyboard.press("2");
    for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("1");
    expect(await cell("r1c3").getAttribute("aria-label")).toContain("digit 1 filled in");
    await page.locator('select[data-do="by"]').selectOption("rules");
    await expect
      .poll(() => page.locator('.candidate[data-of="r1c4"]').allTextContents(), patient)
      .toEqual(["2"]);
  });

  test("the keyboard alone suffices", async () => {
    await play(fences);
    await page.locator(".board").getByRole("button").first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    expect(await drawn(".filled-lines .entry")).toBe(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("x");
    expect(await drawn(".filled-over .crossed")).toBe(1);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    expect(await drawn(".filled-lines .entry")).toBe(0);
    await play(shading);
    await page.locator(".board").getByRole("button").first().focus();
    await page.keyboard.press(" ");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("-");
    expect([await drawn(".filled-under .entry"), await drawn(".filled-over .nothing")]).toEqual([1, 1]);
  });

  test("it is there after the page was loaded again, and gone after a restart", async () => {
    await play(shading);
    await drag(["r1c1"]);
    await page.reload();
    await cell("r1c1").waitFor(patient);
    await press("play");
    await expect.poll(() => drawn(".filled-under .entry"), patient).toBe(1);
    await press("restart");
    expect(await drawn(".filled-under .entry")).toBe(0);
  });

  test("candidates follow what is filled in, as the rules leave them", async () => {
    await play(digits);
    await page.locator('select[data-do="by"]').selectOption("rules");
    await expect
      .poll(() => page.locator('.candidate[data-of="r1c2"]').allTextContents(), patient)
      .toEqual(["2", "3", "4"]);
    await cell("r1c3").click();
    await page.keyboard.press("2");
    await expect
      .poll(() => page.locator('.candidate[data-of="r1c2"]').allTextContents(), patient)
      .toEqual(["3", "4"]);
    await picture(page, "play-notes");
  });

  test("by touch, in a narrow dark page, with nothing that axe finds", async () => {
    await context.close();
    context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme: "dark",
    });
    page = await newPage(context);
    await play(shading);
    // The text makes room: all of the board is seen below its buttons.
    const last = await spot("r3c4");
    expect(last.y + last.size / 2).toBeLessThan(844);
    await cell("r2c2").tap();
    expect(await drawn(".filled-under .entry")).toBe(1);
    await page.locator('[data-tool="colour"]').tap();
    await page.locator('[data-value="green"]').tap();
    await picture(page, "play-narrow");
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
