/** `ecpc view` in headless Chromium: the page as a person has it, with a mouse, and with the keyboard alone. */
import type { ChildProcess } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium as engine, type Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Built, build } from "../cli/built.js";
import { hasAll, testOfLong, testOnce } from "../support/sampled.js";
import { chromium, chromiumArguments } from "./chromium.js";
import { picture } from "./pictures.js";
import { latin, long, stars } from "./puzzles.js";

const patient = { timeout: 45_000 };

describe.skipIf(chromium === undefined)("ecpc view", { timeout: 180_000 }, () => {
  let built: Built;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];
  const views: ChildProcess[] = [];

  beforeAll(async () => {
    built = await build();
    browser = await engine.launch({
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: chromiumArguments,
    });
  });
  beforeEach(async () => {
    await page?.close();
    page = await browser.newPage({ viewport: { width: 760, height: 760 } });
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
  });
  afterAll(async () => {
    for (const view of views) view.kill("SIGINT");
    await browser?.close();
    built?.remove();
  });

  /** Whatever is in the text. */
  const load = async (name: string, text: string): Promise<string> => {
    built.file(name, text);
    const child = built.start(["view", name, "--no-open"]);
    views.push(child);
    const address = await new Promise<string>((resolve) =>
      child.stdout?.once("data", (data) => resolve(String(data).trim())),
    );
    await page.goto(address);
    return address;
  };
  const view = async (name: string, text: string): Promise<string> => {
    const address = await load(name, text);
    await cell("r1c1").waitFor(patient);
    return address;
  };
  const textOf = (name: string): string => readFileSync(join(built.folder, name), "utf8");
  const cell = (name: string) => page.locator(`g[data-cell="${name}"]`);
  const press = (does: string) => page.locator(`button[data-do="${does}"]`).click();
  const status = (text: string | RegExp) => page.locator(".status", { hasText: text }).waitFor(patient);
  const label = (name: string): Promise<string | null> =>
    cell(name).evaluate(
      (group) => group.getAttribute("aria-label") ?? group.querySelector("title")?.textContent ?? null,
    );

  testOnce("solves, says that the answer is the only one, and goes back to the puzzle", async () => {
    await view("stars.ecp", stars);
    await press("solve");
    await status("one answer, and no other");
    expect(await label("r1c1")).toContain("star");
    await picture(page, "view-solved");
    await press("unsolved");
    await expect.poll(() => label("r1c1")).not.toContain("star");
    expect(errors).toEqual([]);
  });

  testOfLong("a symbol typed into a cell is written into the file; the keyboard alone suffices", async () => {
    await view("latin.ecp", latin);
    await page.keyboard.press("Tab");
    while (
      (await page.evaluate(() =>
        document.activeElement?.shadowRoot?.activeElement?.getAttribute("data-cell"),
      )) === null
    )
      await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("3");
    await expect.poll(() => textOf("latin.ecp")).toContain("    1 3 . .\n");
    await expect.poll(() => label("r1c2")).toContain("3");
    await page.keyboard.press("Backspace");
    await expect.poll(() => textOf("latin.ecp")).toBe(latin);
    await page.keyboard.press("Enter");
    await page.keyboard.type("4");
    await page.keyboard.press("Enter");
    await expect.poll(() => textOf("latin.ecp")).toContain("    1 4 . .\n");
  });

  testOnce("what is filled in is checked, and the file stays as it is", async () => {
    await view("filled.ecp", latin);
    await press("play");
    await page.locator(".bar.fill [data-tool]").first().waitFor(patient);
    await cell("r1c2").click();
    await page.keyboard.press("1");
    expect(await page.locator(".filled-over .entry").count()).toBe(1);
    await press("check");
    await page.locator(".checked", { hasText: "A rule is broken" }).waitFor(patient);
    expect(await label("r1c2")).toContain("a rule is broken");
    await press("undo");
    await page.keyboard.press("3");
    await press("check");
    await page.locator(".checked", { hasText: /Nothing is wrong|is wrong/ }).waitFor(patient);
    expect(textOf("filled.ecp")).toBe(latin);
    expect(errors).toEqual([]);
  });

  testOfLong("links to another layer of the board are pressed in their cells, or set by keys", async () => {
    await view(
      "layers.ecp",
      "puzzle Layers\nboard 2 x 2 x 2\nfind joint: yes/no on links\nloop joint\nexactly 8 joints in links\ninstance:\n",
    );
    await press("play");
    await page.locator(".bar.fill [data-tool]").first().waitFor(patient);
    // Four links, each in two cells.
    await expect.poll(() => page.locator(".filled-over .open-spot").count()).toBe(8);
    await page
      .locator(".filled-over .open-spot")
      .nth(1)
      .evaluate((spot) => {
        const { x, y, width, height } = spot.getBoundingClientRect();
        spot.setAttribute("data-at", `${x + width / 2} ${y + height / 2}`);
      });
    const at = await page.locator("[data-at]").getAttribute("data-at");
    const [x = 0, y = 0] = (at ?? "").split(" ").map(Number);
    await page.mouse.click(x, y);
    await expect.poll(() => page.locator(".filled-lines .entry").count()).toBe(2);
    await page.keyboard.press("Backspace");
    await expect.poll(() => page.locator(".filled-lines .entry").count()).toBe(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".filled-lines .entry").count()).toBe(2);
    await picture(page, "view-layers");
    await press("check");
    await page.locator(".checked", { hasText: "Nothing is wrong" }).waitFor(patient);
    expect(errors).toEqual([]);
  });

  if (!hasAll) return;

  test("follows the file, keeps the last board while the text is broken, and names what contradicts", async () => {
    await view("changing.ecp", latin);
    const change = (text: string): void => writeFileSync(join(built.folder, "changing.ecp"), text);
    change(latin.replace("1 . . .", "2 . . ."));
    await expect.poll(() => label("r1c1"), patient).toContain("2");
    change(latin.replace("board n x n", "board n x"));
    await page.locator(".board[data-stale]").waitFor(patient);
    await status("The text has mistakes");
    await picture(page, "view-broken");
    change(latin.replace("1 . . .", "1 . . 1"));
    await page.locator(".board:not([data-stale])").waitFor(patient);
    await page.locator(".problems li.warning").first().waitFor(patient);
    expect(await page.locator(".problems").textContent()).toContain("r1c1 r1c4");
    expect(await label("r1c4")).toContain("warning");
    await picture(page, "view-contradiction");
  });

  test("further answers, and the values that each cell can have", async () => {
    await view("open.ecp", latin.replace("expect unique", "expect 2 solutions"));
    await press("solve");
    await status("more than one answer");
    const first = await page.locator(".board").textContent();
    await press("next");
    await page.locator("[data-is=which]", { hasText: "answer 2" }).waitFor(patient);
    expect(await page.locator(".board").textContent()).not.toBe(first);
    await press("unsolved");
    await press("candidates");
    await page.locator(".candidate").first().waitFor(patient);
    expect(await label("r1c2")).toMatch(/can be \d, \d/);
    await picture(page, "view-candidates");
  });

  test("the search for the answer is replayed, step by step", async () => {
    await view("queens.ecp", readFileSync("examples/queens.ecp", "utf8"));
    await press("replay");
    await page.locator(".replayed .step", { hasText: "the search tries" }).waitFor(patient);
    await page.keyboard.press("Home");
    const backAt = page.locator(".replayed .step", { hasText: "The search takes back" });
    for (let each = 0; each < 60 && !(await backAt.isVisible()); each++)
      await page.keyboard.press("ArrowRight");
    expect(await page.locator(".overlay .taken").count()).toBe(1);
    expect(await page.locator(".overlay .chosen-way").count()).toBeGreaterThan(1);
    await picture(page, "view-replay");
    await page.keyboard.press("Escape");
    await page.locator(".replayed").waitFor({ state: "hidden", ...patient });
    expect(errors).toEqual([]);
  });

  test("a long search is cancelled, and the page answers meanwhile", async () => {
    await view("long.ecp", long);
    await press("count");
    await page.locator("button[data-do=cancel]").waitFor();
    await page.locator(".progress", { hasText: "% of the search" }).waitFor(patient);
    await cell("r2c2").click();
    await page.locator(".overlay .cursor").waitFor();
    await press("cancel");
    await page.locator("button[data-do=solve]").waitFor(patient);
    await press("solve");
    await status(/answer/);
  });

  /** Until the board was told nothing new for a while: what the server works out meanwhile is shown when it is there. */
  const untilQuiet = (): Promise<unknown> => {
    const quiet = { state: "", since: 0 };
    return expect
      .poll(
        async () => {
          const state = await page.evaluate(() => {
            const board = document.querySelector("ecp-board");
            return board !== null && "state" in board ? JSON.stringify(board.state) : "";
          });
          if (state !== quiet.state) Object.assign(quiet, { state, since: Date.now() });
          return Date.now() - quiet.since;
        },
        { timeout: 60_000, interval: 100 },
      )
      .toBeGreaterThan(1_500);
  };

  test("of a board of 30 x 30 only what changed is drawn again", async () => {
    const row = Array.from({ length: 30 }, () => ".").join(" ");
    const rows = Array.from({ length: 30 }, () => `    ${row}`).join("\n");
    await view("large.ecp", `puzzle P\ngiven a: 1..30\nfind b: yes/no\ninstance "large":\n  a:\n${rows}\n`);
    await untilQuiet();
    const original = await page.evaluate(() => {
      const board = document.querySelector("ecp-board");
      return board !== null && "state" in board ? JSON.stringify(board.state) : "";
    });
    // Counts the nodes that are new or have other attributes when this text is added to each of these groups of the original.
    const touched = (symbol: string, groups: string): Promise<number> =>
      page.evaluate(
        ([text = "", where = "", first = ""]) => {
          const board = document.querySelector("ecp-board");
          if (board === null || board.shadowRoot === null || !("state" in board)) return Number.NaN;
          const observer = new MutationObserver(() => {});
          observer.observe(board.shadowRoot, { subtree: true, childList: true, attributes: true });
          const state: { board: { svg: string } } = JSON.parse(first);
          const svg = state.board.svg.replaceAll(
            new RegExp(where, "g"),
            (all) => `${all}<text>${text}</text>`,
          );
          board.state = { ...state, board: { ...state.board, svg } };
          const records = observer.takeRecords();
          observer.disconnect();
          const within = (node: Node): number =>
            node instanceof Element ? node.querySelectorAll("*").length : 0;
          return records
            .map(({ addedNodes }) => [...addedNodes].reduce((sum, node) => sum + 1 + within(node), 1))
            .reduce((sum, count) => sum + count, 0);
        },
        [symbol, groups, original],
      );
    const one = '<g class="cell" data-cell="r3c3">';
    await touched("0", one);
    const counts = [
      await touched("1", one),
      await touched("2", '<g class="cell" data-cell="[^"]*">'),
      await touched("3", "<g transform=[^>]*>"),
    ];
    // A cell is some ten nodes. The time for all this differs by processor: some 20 ms where it was measured.
    expect(counts[0]).toBeLessThan(30);
    expect(Math.max(...counts)).toBeLessThan(7 * 900);
    expect(await page.locator("g[data-cell]").count()).toBe(900);
    // Of the last redraw only what it added is there.
    expect(await cell("r3c3").locator(":scope > text").count()).toBe(0);
    expect(await page.locator(".board > svg > g > text").count()).toBe(1);
  });

  test("says what is wrong with the text, from the first moment", async () => {
    await load("wrong.ecp", latin.replace("in each row", "in each rwo").replace("board n x n", "board n x"));
    const problems = page.locator(".problems li");
    await problems.first().waitFor(patient);
    expect(await page.locator(".problems h2").textContent()).toBe("2 errors");
    const [first, second] = [problems.nth(0), problems.nth(1)];
    expect(await first.textContent()).toContain("line 3 ECP1012");
    expect(await second.textContent()).toContain("line 6 ECP2001");
    expect(await second.locator("mark").textContent()).toBe("rwo");
    expect(await second.locator(".help").textContent()).toContain("did you mean `row`?");
    // The lines around are shown when one asks for them.
    expect(await second.locator(".line:visible").allTextContents()).toEqual([
      "6exactly one of each digit in each rwo, column",
    ]);
    await second.locator("button").click();
    expect(await second.locator(".line:visible").count()).toBe(5);
    for (const [width, height, colorScheme] of [
      [1280, 800, "light"],
      [390, 844, "light"],
      [390, 844, "dark"],
      [1280, 800, "dark"],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await picture(page, `view-first-errors-${colorScheme}-${width}`);
    }
    writeFileSync(join(built.folder, "wrong.ecp"), latin);
    await cell("r1c1").waitFor(patient);
    await expect.poll(() => page.locator(".problems").isVisible(), patient).toBe(false);
  });

  test("two hundred messages can be read", async () => {
    const wrong = Array.from({ length: 200 }, (_, i) => `exactly 1 of each dgit${i} in each row`).join("\n");
    await load("many.ecp", latin.replace("exactly one of each digit in each row, column", wrong));
    await page.locator(".problems h2", { hasText: "200 errors" }).waitFor(patient);
    expect(await page.locator(".problems li").count()).toBe(20);
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, "view-many-errors");
    await page.locator(".problems .more").click();
    expect(await page.locator(".problems li").count()).toBe(200);
  });

  test("a symbol that the map cannot hold is refused with what it can hold", async () => {
    await view("refused.ecp", latin);
    const refused = page.locator(".refused");
    await cell("r1c2").click();
    await page.keyboard.press("9");
    await expect
      .poll(() => refused.textContent())
      .toContain("`9` at r1c2 is not a value of `digit` (1 to 4)");
    await picture(page, "view-refused");
    await page.keyboard.press("x");
    await expect.poll(() => refused.textContent()).toContain("`x`");
    await page.keyboard.press("Enter");
    await page.keyboard.type("12");
    await page.keyboard.press("Enter");
    await expect.poll(() => refused.textContent()).toContain("`12`");
    expect(textOf("refused.ecp")).toBe(latin);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    await picture(page, "view-refused-dark-390");
    // A key that follows soon is a symbol of its own where the two do not fit.
    await page.keyboard.type("23");
    await expect.poll(() => textOf("refused.ecp")).toContain("    1 3 . .\n");
    await expect.poll(() => refused.isVisible()).toBe(false);
    expect(errors).toEqual([]);
  });

  test("edits are undone and made again, with the keys and with the buttons", async () => {
    await view("undone.ecp", latin);
    const first = latin.replace("1 . . .", "1 3 . .");
    const second = first.replace(". . 3 .", "2 . 3 .");
    const undo = page.locator("button[data-do=undo]");
    expect(await undo.isDisabled()).toBe(true);
    await cell("r1c2").click();
    await page.keyboard.press("3");
    await cell("r2c1").click();
    await page.keyboard.press("2");
    await expect.poll(() => textOf("undone.ecp")).toBe(second);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect.poll(() => textOf("undone.ecp")).toBe(latin);
    await expect.poll(() => label("r1c2")).not.toContain("3");
    await page.keyboard.press("Control+y");
    await expect.poll(() => textOf("undone.ecp")).toBe(first);
    await press("redo");
    await expect.poll(() => textOf("undone.ecp")).toBe(second);
    await press("undo");
    await expect.poll(() => textOf("undone.ecp")).toBe(first);
    // Text that somebody else has written since is not undone.
    writeFileSync(join(built.folder, "undone.ecp"), `// mine\n${first}`);
    await expect.poll(() => undo.isDisabled(), patient).toBe(true);
    await page.keyboard.press("Control+z");
    await page.locator(".refused", { hasText: "nothing to undo" }).waitFor(patient);
    expect(textOf("undone.ecp")).toBe(`// mine\n${first}`);
    errors.length = 0;
  });

  test("a symbol typed while an editor saves is not written, and the new text is shown", async () => {
    await view("race.ecp", latin);
    const saved = latin.replace("1 . . .", "2 . . .").replace("puzzle", "// saved\npuzzle");
    await page.route("**/write", async (route) => {
      writeFileSync(join(built.folder, "race.ecp"), saved);
      await route.continue();
    });
    await cell("r1c2").click();
    await page.keyboard.press("3");
    await page.locator(".refused", { hasText: "nothing was written" }).waitFor(patient);
    await expect.poll(() => label("r1c1"), patient).toContain("2");
    expect(textOf("race.ecp")).toBe(saved);
    expect(await page.locator(".refused").isVisible()).toBe(true);
    errors.length = 0;
  });

  test("of several maps, one is written into, and it can be chosen", async () => {
    const rooms = latin
      .replace("find digit", "given room: region\nfind digit")
      .replace("  digit:", "  room:\n    a a b b\n    a a b b\n    c c d d\n    c c d d\n  digit:");
    await view("rooms.ecp", rooms);
    await page.locator("select[data-do=map]").selectOption("digit");
    await cell("r1c2").click();
    await page.keyboard.press("3");
    await expect.poll(() => textOf("rooms.ecp")).toContain("    1 3 . .\n");
    await picture(page, "view-maps");
  });

  test("themes: light, dark, high contrast", async () => {
    await view("themes.ecp", stars);
    const paper = () =>
      page
        .locator("rect.paper")
        .first()
        .evaluate((paper) => getComputedStyle(paper).fill);
    const theme = () => page.locator("ecp-board").getAttribute("theme");
    expect([await theme(), await paper()]).toEqual(["light", "rgb(255, 255, 255)"]);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(theme).toBe("dark");
    await expect.poll(paper).toBe("rgb(52, 54, 61)");
    await press("solve");
    await status("one answer");
    await picture(page, "view-dark");
    await page.emulateMedia({ colorScheme: "dark", contrast: "more" });
    await expect.poll(theme).toBe("contrast-dark");
    await expect.poll(paper).toBe("rgb(0, 0, 0)");
    await picture(page, "view-contrast");
  });

  test("answers nobody but its own page, and forbids the evaluation of text", async () => {
    const address = await view("own.ecp", latin);
    const answer = await fetch(address);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("eval");
    const write = (headers: Record<string, string>) =>
      fetch(`${address}write`, { method: "POST", headers, body: JSON.stringify({ edits: [], version: 1 }) });
    expect(
      (await write({ "content-type": "application/json", origin: "http://elsewhere.example" })).status,
    ).toBe(403);
    expect((await write({ "content-type": "text/plain" })).status).toBe(400);
    expect(
      (
        await fetch(`${address}request`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: '{"method":"shutdown"}',
        })
      ).status,
    ).toBe(400);
    expect((await fetch(`${address}../etc/passwd`)).status).toBe(403);
    expect((await fetch(`${address}etc/passwd`)).status).toBe(404);
  });
});
