/** The page and the picture of a search, in headless Chromium: they show the boards of the search, move, and ask for nothing. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium as engine, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build, examples } from "../cli/built.js";
import { chromium, chromiumArguments } from "../editor/chromium.js";

const queens = join(examples, "queens.ecp");

describe.skipIf(chromium === undefined)("a search as a picture", { timeout: 120_000 }, () => {
  let built: Built;
  let browser: Browser;
  let page: Page;
  const asked: string[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    built = await build();
    browser = await engine.launch({
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: chromiumArguments,
    });
    page = await browser.newPage();
    page.on("request", (request) => asked.push(request.url()));
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => errors.push(message.text()));
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    built?.remove();
  });

  const load = async (format: string): Promise<string> => {
    const { out, code } = await built.ecpc(["trace", queens, "--format", format]);
    expect(code).toBe(0);
    const address = pathToFileURL(join(built.folder, built.file(`queens.${format}`, out))).href;
    await page.goto(address);
    return address;
  };
  /** Queens on the board that is seen. */
  const seen = (): Promise<number> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll("g.cell")].filter(
          (cell) =>
            cell.querySelector("title")?.textContent?.includes("queen") === true &&
            cell.getClientRects().length > 0 &&
            getComputedStyle(cell).visibility === "visible",
        ).length,
    );
  const says = (): Promise<string | null> => page.locator("#says").textContent();

  test("the page goes step by step by keys and buttons, plays and pauses", async () => {
    const address = await load("html");
    expect(await seen()).toBe(0);
    await page.keyboard.press("ArrowRight");
    expect(await seen()).toBe(1);
    expect(await says()).toMatch(/^2 of \d+: .*try .*queen$/);
    await page.getByRole("button", { name: "One step on" }).click();
    expect(await seen()).toBe(2);
    await page.keyboard.press("ArrowLeft");
    expect(await seen()).toBe(1);
    await page.keyboard.press("End");
    expect(await seen()).toBe(8);
    expect(await says()).toMatch(/: an answer$/);
    expect(await page.getByRole("button", { name: "One step on" }).isDisabled()).toBe(true);
    await page.keyboard.press("Home");
    await page.getByLabel("Speed").selectOption("20");
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(says).toMatch(/^([4-9]|\d\d) of/);
    await page.getByRole("button", { name: "Pause" }).click();
    const paused = await says();
    await page.waitForTimeout(200);
    expect(await says()).toBe(paused);
    expect([asked, errors]).toEqual([[address], []]);
  });

  test("the SVG moves, and shows the answer to whoever wants no motion", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await load("svg");
    await expect.poll(seen).toBeGreaterThan(1);
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await seen()).toBe(8);
    expect(errors).toEqual([]);
  });
});
