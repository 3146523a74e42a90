/** The site as it is built: its pages in a browser, and the way from them into the playground. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readLink } from "@ecp/playground";
import { chromium as engine, type Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { type Served, serveFolder } from "../../scripts/serve-folder.mjs";
import { chromium, chromiumArguments } from "../editor/chromium.js";
import { picture } from "../editor/pictures.js";

const patient = { timeout: 60_000 };
const root = fileURLToPath(new URL("../../", import.meta.url));
const site = `${root}dist/site`;

describe("the site", { timeout: 300_000 }, () => {
  beforeAll(() => {
    const built = spawnSync(process.execPath, ["scripts/site.mjs"], { cwd: root, encoding: "utf8" });
    expect(built.stderr).not.toContain("lead nowhere");
    expect(built.status).toBe(0);
  });

  test("every page forbids requests elsewhere, and what it has to try can be read", async () => {
    const pages = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".html"),
    );
    expect(pages.length).toBeGreaterThan(200);
    const links = new Set<string>();
    for (const page of pages) {
      const html = readFileSync(`${site}/${page}`, "utf8");
      expect(html, page).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none'`);
      for (const [, link = ""] of html.matchAll(/href="[^"]*play\/#(1\.[^"]*)"/g)) links.add(link);
    }
    expect(links.size).toBeGreaterThan(200);
    for (const link of links)
      expect(await readLink(link)).toMatchObject({
        shared: { text: expect.stringMatching(/^(puzzle|use)\b/m) },
      });
  });

  test.skipIf(chromium === undefined)(
    "from a block of the course to its answer, and no request elsewhere",
    async () => {
      const served = await serveFolder(site);
      const browser = await engine.launch({
        ...(chromium === undefined ? {} : { executablePath: chromium }),
        args: chromiumArguments,
      });
      try {
        expect(
          await visit(await browser.newPage({ viewport: { width: 1280, height: 900 } }), served),
        ).toEqual([]);
      } finally {
        await browser.close();
        served.close();
      }
    },
  );
});

/** Home, search, a class of the gallery, and from the course into the playground. What went wrong. */
async function visit(page: Page, { address }: Served): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("request", (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(address))
      errors.push(request.url());
  });
  await page.goto(address);
  await page.locator("h1").waitFor(patient);
  await picture(page, "site-home");
  await page.locator("button.DocSearch-Button").click();
  await page.locator("#localsearch-input").fill("neighbours");
  await page.locator("#localsearch-list a").first().waitFor(patient);
  await page.keyboard.press("Escape");
  await page.goto(`${address}gallery/akari.html`);
  await page.locator(".picture img").waitFor(patient);
  for (const [width, height, colorScheme] of [
    [390, 844, "dark"],
    [1280, 900, "light"],
    [1920, 1080, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await picture(page, `site-gallery-${colorScheme}-${width}`);
  }
  await page.goto(`${address}course/tour.html`);
  await page.locator(".try a").first().click();
  await page.locator('g[data-cell="r2c2"]').waitFor(patient);
  await page.locator("button[data-do=count]").click();
  await page.locator(".status", { hasText: "16 answers" }).waitFor(patient);
  return errors;
}
