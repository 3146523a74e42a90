/** The site as it is built: its pages in a browser, and the way from them into the playground. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bestInWords, solveText } from "@ecp/compiler";
import { readLink } from "@ecp/playground";
import axe from "axe-core";
import { type Browser, type BrowserContext, chromium as engine, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import type { ExampleKind } from "../../packages/playground/src/page/examples.js";
import { type Served, serveFolder } from "../../scripts/serve-folder.mjs";
import { chromium, chromiumArguments } from "../editor/chromium.js";
import { picture } from "../editor/pictures.js";
import { partOfLong } from "../support/sampled.js";

const patient = { timeout: 60_000 };
const root = fileURLToPath(new URL("../../", import.meta.url));
const site = `${root}dist/site`;

describe("the site", { timeout: 300_000 }, () => {
  let served: Served;
  let browser: Browser;

  beforeAll(async () => {
    const built = spawnSync("npm", ["run", "--silent", "site"], { cwd: root, encoding: "utf8" });
    expect(built.stderr).not.toContain("lead nowhere");
    expect(built.status).toBe(0);
    served = await serveFolder(site);
    if (chromium === undefined) return;
    browser = await engine.launch({ executablePath: chromium, args: chromiumArguments });
  });
  afterAll(async () => {
    await browser?.close();
    served?.close();
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

  describe.skipIf(chromium === undefined)("in a browser", () => {
    let context: BrowserContext;
    let page: Page;
    const errors: string[] = [];

    beforeEach(async () => {
      errors.length = 0;
      context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      page = await context.newPage();
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("request", (request) => {
        if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(served.address))
          errors.push(request.url());
      });
    });
    afterEach(async () => {
      await context.close();
      expect(errors).toEqual([]);
    });

    test("home, search, the gallery, and from a block of the course to its answer in place", async () => {
      await visit(page, served);
    });

    test("the puzzle of the home page is typed, and solved where it stands; a key ends the typing", async () => {
      await page.goto(served.address);
      const code = page.locator(".runnable pre code");
      await code.scrollIntoViewIfNeeded();
      await page.locator(".runnable .caret").waitFor(patient);
      expect(await code.textContent()).not.toContain("at most 1 queen");
      await page.keyboard.press("Shift");
      await page.locator("ecp-puzzle .status", { hasText: "more than one answer" }).waitFor(patient);
      await picture(page, "site-home-solved");
    });

    test("an exercise says what is missing, with a board, and takes any wording that is right", async () => {
      await page.goto(`${served.address}course/07-for-each.html`);
      const block = page.locator(".runnable[data-exercise]");
      await block.locator(".try a").click();
      await block.locator("button.main[data-do=check]").click();
      await block.locator(".verdict", { hasText: "Two kings stand next to each other" }).waitFor(patient);
      await block.locator(".verdict img").waitFor(patient);
      await picture(page, "site-exercise");
      await block.locator(".cm-content").focus();
      await page.keyboard.press("Control+End");
      await page.keyboard.insertText("\nat most 1 king in each block 2x2\n");
      await block.locator("button.main[data-do=check]").click();
      await block.locator(".verdict[data-right]").waitFor(patient);
    });

    test("after a visit it works without a network: a page is read, and a puzzle is solved", async () => {
      await page.goto(`${served.address}play/`);
      await page.locator('g[data-cell="r1c1"]').waitFor(patient);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
      await context.setOffline(true);
      await page.goto(`${served.address}play/?again#example/akari`);
      await page.locator('g[data-cell="r8c8"]').waitFor(patient);
      await page.locator("[data-do=solve]").click();
      await page.locator(".status", { hasText: "one answer, and no other" }).waitFor(patient);
      await page.goto(`${served.address}course/02-rule.html`);
      await page.locator(".runnable .try a").first().click();
      await page.locator("ecp-puzzle [data-do=count]").click();
      await page.locator("ecp-puzzle .status", { hasText: "24 answers" }).waitFor(patient);
      // And it is taken along into the playground, as it is now.
      await page.locator("ecp-puzzle .cm-content").focus();
      await page.keyboard.press("Control+End");
      await page.keyboard.insertText("// mine\n");
      await page.locator(".onward a").click();
      await page.locator(".cm-line", { hasText: "// mine" }).waitFor(patient);
      // Links are looked up before they are followed: those of pages that were not read are not there.
      expect(errors.splice(0).filter((error) => !error.includes("ERR_FAILED"))).toEqual([]);
    });

    test("looks right at each width, in light and dark, and axe finds nothing serious", async () => {
      const looked = [
        ["", "home"],
        ["course/09-regions.html", "course"],
        ["how-to/count-tilings.html", "how-to"],
        ["gallery/akari.html", "gallery"],
        ["reference/data.html", "reference"],
      ] as const;
      const found: string[] = [];
      for (const [address, name] of looked) {
        await page.goto(`${served.address}${address}`);
        await page.locator("h1").first().waitFor(patient);
        if (name === "course") {
          await page.locator(".runnable .try a").first().click();
          await page.locator("ecp-puzzle svg.ecp").waitFor(patient);
        }
        for (const [width, height, colorScheme] of widths) {
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme });
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
            `${name} ${width}`,
          ).toBeLessThanOrEqual(width);
          await picture(page, `site-${name}-${colorScheme}-${width}`);
        }
        await page.evaluate(axe.source);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          // Colours that are on their way to others are neither's.
          await page.waitForTimeout(500);
          const serious = await page.evaluate(async () => {
            const { violations } = await Object(globalThis).axe.run();
            return violations
              .filter(({ impact }: { impact: string }) => ["serious", "critical"].includes(impact))
              .map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id} ${nodes[0]?.html}`);
          });
          found.push(...serious.map((each: string) => `${name}, ${colorScheme}: ${each}`));
        }
      }
      expect(found).toEqual([]);
    });

    test("every class has in the page the answer that it has at a terminal", async () => {
      const kinds: readonly ExampleKind[] = JSON.parse(readFileSync(`${site}/play/examples.json`, "utf8"));
      const examples = kinds.flatMap((kind) => kind.examples);
      expect(examples.length).toBeGreaterThan(80);
      await page.goto(`${served.address}play/`);
      const differing: string[] = [];
      for (const { name, text } of partOfLong(10, examples)) {
        // The page works meanwhile.
        const [there, here] = await Promise.all([answerInPage(page, name), answerHere(text)]);
        if (JSON.stringify(there) !== JSON.stringify(here))
          differing.push(`${name}: ${there.status}, ${here.status}`);
      }
      expect(differing).toEqual([]);
    });

    test("<ecp-puzzle> works in a page of another host", async () => {
      const folder = mkdtempSync(join(inject("scratch"), "foreign-"));
      writeFileSync(join(folder, "index.html"), foreignPage(`${served.address}play/ecp-puzzle.js`));
      writeFileSync(join(folder, "favicon.ico"), "");
      const foreign = await serveFolder(folder);
      try {
        const other = await context.newPage();
        const failed: string[] = [];
        other.on("pageerror", (error) => failed.push(String(error)));
        other.on("console", (message) => {
          if (message.type() === "error") failed.push(message.text());
        });
        await other.goto(foreign.address);
        await other.locator("#queens .status", { hasText: "more than one answer" }).waitFor(patient);
        // A second one shares the server, and has a text of its own.
        await other.locator("#small [data-do=count]").click();
        await other.locator("#small .status", { hasText: "16 answers" }).waitFor(patient);
        await other.locator("#small .cm-content").focus();
        await other.keyboard.press("Control+End");
        await other.keyboard.insertText("\nexactly 1 star in each row\n");
        await other.locator("#small [data-do=count]").click();
        await other.locator("#small .status", { hasText: "4 answers" }).waitFor(patient);
        expect(await other.evaluate(() => Object(document.querySelector("#small")).text)).toContain(
          "exactly 1 star",
        );
        await other.keyboard.press("Control+z");
        await other
          .locator("#small .cm-content", { hasText: "exactly" })
          .waitFor({ ...patient, state: "detached" });
        expect(await other.locator("#queens .status").textContent()).toBe("more than one answer");
        await picture(other, "site-foreign");
        // Taken away while it works, and put back.
        await other.evaluate(() => {
          const element = document.querySelector("#queens");
          element?.remove();
          if (element !== null) document.body.append(element);
        });
        await other.locator("#queens svg.ecp").waitFor(patient);
        expect(failed).toEqual([]);
      } finally {
        foreign.close();
      }
    });
  });
});

const widths = [
  [390, 844, "dark"],
  [390, 844, "light"],
  [1280, 900, "dark"],
  [1280, 900, "light"],
  [1920, 1080, "light"],
  [1920, 1080, "dark"],
] as const;

const foreignPage = (
  script: string,
): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>My page</title>
<script src="${script}" defer></script>
<h1>My page</h1>
<ecp-puzzle id="queens" solved>
  puzzle Queens
  board 6 x 6
  find queen: yes/no
  exactly 1 queen in each row, column
  at most 1 queen in each diagonal
</ecp-puzzle>
<ecp-puzzle id="small" theme="dark">
  puzzle Small
  board 2 x 2
  find star: yes/no
</ecp-puzzle></html>`;

interface Answer {
  readonly status: string;
  /** The board without its title, where there is one answer alone: of several it depends on the way of the search which is first. */
  readonly svg?: string;
  /** How good the best answer is, in words. */
  readonly best?: string;
}

const answerOf = (status: string, svg: string | undefined): Answer =>
  status === "unique" && svg !== undefined
    ? { status, svg: svg.replace(/^<svg[^>]*>\s*<title>[^<]*<\/title>/, "") }
    : { status };

/** Of the first instance, by the page's own buttons and keys. */
async function answerInPage(page: Page, name: string): Promise<Answer> {
  await page.evaluate((example) => {
    location.hash = `example/${example}`;
  }, name);
  const found = await page.waitForFunction(
    ({ example }) => {
      const board = Object(document.querySelector("ecp-board"));
      const state = board.state ?? {};
      const pressed = Object(globalThis);
      if (location.hash !== `#example/${example}`) return undefined;
      const { kind } = state.board?.status ?? {};
      if (pressed.asked !== example) {
        // The board of the example before is still there until its text has been understood.
        if (state.board === undefined || state.board.stale || state.board.version === pressed.before)
          return undefined;
        if (kind !== "unsolved") return undefined;
        pressed.asked = example;
        pressed.before = state.board.version;
        document
          .querySelector("ecp-board")
          ?.shadowRoot?.querySelector<HTMLElement>("[data-do=solve]")
          ?.click();
        return undefined;
      }
      if (state.work !== undefined || kind === "unsolved" || kind === "solving") return undefined;
      if (kind === "unique" && state.answer === undefined) return undefined;
      return { kind, svg: state.board?.svg, says: state.board?.status.says };
    },
    { example: name },
    { ...patient, polling: 20 },
  );
  const { kind, svg, says } = (await found.jsonValue()) ?? {};
  return kind === "best" ? { status: kind, best: says } : answerOf(kind, svg);
}

async function answerHere(text: string): Promise<Answer> {
  // For a puzzle that says which answers are best, one of these is shown: no number of answers is asked for.
  const asksForBest = /^(?:maximize|minimize)\b/m.test(text);
  const { status, answers, best } = await solveText(text, asksForBest ? {} : { limit: 1 });
  return best === undefined
    ? answerOf(status, answers[0]?.svg())
    : { status, best: bestInWords(best, status === "best") };
}

/** Home, search, a class of the gallery, and a block of the course, which is opened where it stands. */
async function visit(page: Page, { address }: Served): Promise<void> {
  await page.goto(address);
  await page.locator("h1").waitFor(patient);
  await page.locator("button.DocSearch-Button").click();
  await page.locator("#localsearch-input").fill("neighbours");
  await page.locator("#localsearch-list a").first().waitFor(patient);
  await page.keyboard.press("Escape");
  await page.goto(`${address}gallery/akari.html`);
  await page.locator(".picture img").waitFor(patient);
  await page.locator("a", { hasText: "open it in the playground" }).click();
  await page.locator('g[data-cell="r8c8"]').waitFor(patient);
  await page.goto(`${address}course/tour.html`);
  await page.locator(".try a").first().click();
  await page.locator('ecp-puzzle g[data-cell="r2c2"]').waitFor(patient);
  await page.locator("ecp-puzzle [data-do=count]").click();
  await page.locator("ecp-puzzle .status", { hasText: "16 answers" }).waitFor(patient);
  await picture(page, "site-tried");
}
