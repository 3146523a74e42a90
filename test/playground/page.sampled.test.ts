/** The playground in headless Chromium, from the built files: typed into, solved, shared, imported and exported, as a person does. */
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import axe from "axe-core";
import { type Browser, type BrowserContext, chromium as engine, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bundlePlayground } from "../../scripts/bundle-playground.mjs";
import { type Served, serveFolder } from "../../scripts/serve-folder.mjs";
import { chromium, chromiumArguments } from "../editor/chromium.js";
import { mostMemory } from "../editor/memory.js";
import { picture } from "../editor/pictures.js";
import { endless, growing, large, latin, long, mines } from "../editor/puzzles.js";
import { madeOnce } from "../support/made-once.js";
import { hasAll, testOnce } from "../support/sampled.js";

const patient = { timeout: 60_000 };

describe.skipIf(chromium === undefined)("the playground", { timeout: 240_000 }, () => {
  let served: Served;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];
  /** Addresses that were asked for since the page was loaded. */
  const asked: string[] = [];

  beforeAll(async () => {
    served = await serveFolder(await madeOnce("play", bundlePlayground));
    browser = await engine.launch({
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: chromiumArguments,
    });
  });
  beforeEach(async () => {
    errors.length = 0;
    context = await browser.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
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
    made.on("request", (request) => {
      if (!request.url().startsWith("blob:")) asked.push(request.url());
    });
    return made;
  };
  const cell = (name: string, on = page) => on.locator(`g[data-cell="${name}"]`);
  const press = (does: string) => page.locator(`[data-do="${does}"]`).click();
  const status = (text: string | RegExp, on = page) =>
    on.locator(".status", { hasText: text }).waitFor(patient);
  const text = (on = page): Promise<string> =>
    on.evaluate(() => {
      const view = Object(document.querySelector(".cm-content")).cmTile?.view;
      return view?.state.doc.toString() ?? "";
    });
  const open = async (fragment = ""): Promise<void> => {
    await page.goto(`${served.address}${fragment}`);
    await cell("r1c1").waitFor(patient);
  };
  /** As one goes: the whole text is taken away, and the keys are pressed. */
  const type = async (written: string): Promise<void> => {
    await page.locator(".cm-content").focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.insertText(written);
  };

  /** The board before has five rows. */
  const latinShown = async (): Promise<void> => {
    await cell("r5c5").waitFor({ ...patient, state: "detached" });
    await cell("r4c4").waitFor(patient);
  };
  const paste = async (pasted: string): Promise<void> => {
    await page.locator(".cm-content").focus();
    await page.keyboard.press("Control+a");
    await pasteHere(pasted);
  };
  const pasteHere = async (pasted: string): Promise<void> => {
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      document
        .querySelector(".cm-content")
        ?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
  };

  testOnce("a puzzle is typed, a message is mended, it is solved, and so is the next answer", async () => {
    await open();
    await type(latin.replace("in each row", "in each rwo").replace("expect unique", "expect 2 solutions"));
    await page.locator(".problems li", { hasText: "rwo" }).waitFor(patient);
    await page.locator(".cm-lintRange-error").first().waitFor(patient);
    await picture(page, "play-mistake");
    // F8 goes to the message; the menu at the cursor has its mend first.
    await page.locator(".cm-content").focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("F8");
    await page.keyboard.press("Control+.");
    await page.locator(".quick-fixes button").first().waitFor(patient);
    await picture(page, "play-fixes");
    await page.keyboard.press("Enter");
    await expect.poll(() => text(), patient).toContain("in each row, column");
    await cell("r1c1").waitFor(patient);
    await press("unique");
    await status("more than one answer");
    expect(await page.locator("[data-is=which]").textContent()).toBe("answer");
    await page.keyboard.press("Control+Enter");
    await page.locator("[data-is=which]", { hasText: "answer 1" }).waitFor(patient);
    const first = await page.locator(".board svg").textContent();
    await press("next");
    await page.locator("[data-is=which]", { hasText: "answer 2" }).waitFor(patient);
    expect(await page.locator(".board svg").textContent()).not.toBe(first);
    await press("count");
    await status(/2 answers/);
    await press("unsolved");
    await press("candidates");
    await page.locator(".candidate").first().waitFor(patient);
    await picture(page, "play-candidates");
  });

  if (!hasAll) return;

  test("what is hovered is told with its form, and what a call takes while it is written", async () => {
    await open();
    await type(latin);
    await latinShown();
    // Colours by meaning, of the server: keywords, types and names are not alike.
    const colour = (of: string) =>
      page
        .locator(`.cm-content .${of}`)
        .first()
        .evaluate((shown) => getComputedStyle(shown).color);
    await page.locator(".cm-content .ecp-keyword").first().waitFor(patient);
    const colours = await Promise.all(["ecp-keyword", "ecp-type", "ecp-property", "ecp-class"].map(colour));
    expect(new Set(colours).size).toBeGreaterThan(2);
    await page
      .locator(".cm-line", { hasText: "find digit" })
      .locator("span", { hasText: /^digit$/ })
      .hover();
    const told = page.locator(".cm-lsp-hover-tooltip");
    await told.locator("code").first().waitFor(patient);
    expect(await told.textContent()).not.toMatch(/```|\*\*/);
    await picture(page, "play-hover");
    await page.keyboard.press("Escape");
    await type(`${latin.slice(0, latin.indexOf("instance"))}for each row r: `);
    await page.keyboard.type("sum(");
    await page.locator(".cm-lsp-signature-tooltip", { hasText: "sum" }).waitFor(patient);
    await picture(page, "play-signature");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Control+Space");
    await page.locator(".cm-tooltip-autocomplete li").first().waitFor(patient);
  });

  test("a name is given another one wherever it stands, and taken back at once", async () => {
    await open();
    await type(latin);
    await latinShown();
    await page
      .locator(".cm-line", { hasText: "find digit" })
      .locator("span", { hasText: /^digit$/ })
      .click();
    await page.keyboard.press("F2");
    const field = page.locator(".cm-panel input");
    await field.fill("number");
    await picture(page, "play-rename");
    await page.keyboard.press("Enter");
    await expect.poll(() => text(), patient).toBe(latin.replaceAll("digit", "number"));
    await page.keyboard.press("Control+z");
    await expect.poll(() => text(), patient).toBe(latin);
  });

  test("what can be done at the cursor is offered, also where nothing is wrong", async () => {
    await open();
    const rules = mines.slice(0, mines.indexOf("instance"));
    await type(rules);
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("Control+.");
    await page.locator(".quick-fixes button", { hasText: "Add an instance of Mines" }).waitFor(patient);
    await picture(page, "play-actions");
    await page.keyboard.press("Enter");
    await expect.poll(() => text(), patient).toMatch(/^instance of Mines/m);
  });

  test("the split is moved by mouse and keys, another instance is shown, and the text is put in order", async () => {
    await open();
    const width = (): Promise<number> =>
      page.locator("main > .editor").evaluate((editor) => editor.getBoundingClientRect().width);
    const before = await width();
    const split = page.locator(".split");
    await split.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(width).toBeGreaterThan(before);
    const box = await split.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 3, 300);
    await page.mouse.down();
    await page.mouse.move(400, 300);
    await page.mouse.up();
    await expect.poll(width).toBeLessThan(before);
    await type(`${latin}\ninstance "other" of Latin(n=2):\n      expect 2 solutions\n`);
    await latinShown();
    await page.locator('select[aria-label="Instance"]').selectOption({ label: "other (Latin)" });
    await cell("r4c4").waitFor({ ...patient, state: "detached" });
    await press("count");
    await status("2 answers");
    await press("format");
    await expect.poll(() => text(), patient).toContain("\n  expect 2 solutions\n");
    await press("keys");
    await page.locator("dialog kbd").first().waitFor(patient);
    await picture(page, "play-keys");
  });

  test("a symbol typed on the board is written into the text, and taken back with either's keys", async () => {
    await open();
    await type(latin);
    await latinShown();
    await cell("r1c2").click();
    await page.keyboard.press("3");
    await expect.poll(() => text(), patient).toContain("    1 3 . .\n");
    await page.keyboard.press("Control+z");
    await expect.poll(() => text(), patient).toBe(latin);
    await page.locator(".cm-content").focus();
    await page.keyboard.press("Control+y");
    await expect.poll(() => text(), patient).toContain("    1 3 . .\n");
    await page.keyboard.press("Control+z");
    await expect.poll(() => text(), patient).toBe(latin);
  });

  test("a shared puzzle opens elsewhere with the same text and board, and makes no request", async () => {
    await open("#example/akari");
    await page.waitForLoadState("networkidle");
    asked.length = 0;
    await press("solve");
    await status("one answer, and no other");
    const shown = await page.locator(".board svg").textContent();
    await picture(page, "play-solved");
    await press("share");
    const address = await page.locator("dialog textarea").inputValue();
    expect(address).toMatch(/#1\.[\w-]+$/);
    await picture(page, "play-share");
    expect(asked).toEqual([]);
    const other = await newPage(await browser.newContext());
    await other.goto(address);
    await status("one answer, and no other", other);
    expect(await text(other)).toBe(await text());
    await expect.poll(() => other.locator(".board svg").textContent(), patient).toBe(shown);
    expect(asked.filter((each) => !each.startsWith(served.address))).toEqual([]);
    // An edit is of another text than the address has.
    await other.locator(".cm-content").focus();
    await other.keyboard.press("x");
    await expect.poll(() => new URL(other.url()).hash, patient).toBe("");
    await other.context().close();
  });

  test("the page may ask nobody else, and neither may its workers", async () => {
    await open();
    const refused = await page.evaluate(async () => {
      const tried = [
        fetch("https://example.org/").then(
          () => "fetched",
          () => "refused",
        ),
        new Promise((resolve) => {
          const script = `fetch("https://example.org/").then(() => postMessage("fetched"), () => postMessage("refused"))`;
          const worker = new Worker(URL.createObjectURL(new Blob([script])));
          worker.onmessage = ({ data }) => resolve(data);
        }),
      ];
      return Promise.all(tried);
    });
    expect(refused).toEqual(["refused", "refused"]);
    expect(
      errors.splice(0).filter((each) => !/Content Security Policy|violates|Fetch API/.test(each)),
    ).toEqual([]);
  });

  test("an address is imported, by the dialog and by pasting, and exported again", async () => {
    const address = "https://puzz.link/p?nurikabe/5/5/h1g1k2o1g4g1";
    await open();
    await press("import");
    await page.locator("dialog textarea").fill("https://puzz.link/p?nonsense/1/1/");
    await press("import-now");
    await expect.poll(() => page.locator("dialog .problem").textContent(), patient).not.toBe("");
    await page.locator("dialog textarea").fill(address);
    await press("import-now");
    await expect.poll(() => text(), patient).toContain("of Nurikabe");
    await status("not solved");
    await press("export");
    await press("export-puzzlink");
    await expect
      .poll(
        () =>
          page
            .locator("dialog .result")
            .evaluate((told) => told.querySelector("textarea")?.value ?? told.textContent),
        patient,
      )
      .toContain("nurikabe/5/5/h1g1k2o1g4g1");
    await press("export-pzprv3");
    await expect.poll(() => page.locator("dialog .result textarea").inputValue(), patient).toMatch(/^pzprv3/);
    const [download] = await Promise.all([page.waitForEvent("download"), press("export-svg")]);
    expect(readFileSync(await download.path(), "utf8")).toMatch(/^<svg/);
    const [file] = await Promise.all([page.waitForEvent("download"), press("export-text")]);
    expect(file.suggestedFilename()).toMatch(/\.ecp$/);
    expect(readFileSync(await file.path(), "utf8")).toBe(await text());
    await picture(page, "play-export");
    await page.keyboard.press("Escape");
    await paste("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");
    await expect.poll(() => text(), patient).toContain("of Sudoku");
    await paste(address);
    await expect.poll(() => text(), patient).toContain("of Nurikabe");
    await paste("1,,,\n,,3,\n,4,,\n,,,2\n");
    await expect.poll(() => text(), patient).toContain("of Sudoku(n = 4");
    await latinShown();
    await press("unique");
    await status("one answer, and no other");
    // In the middle of a text a table is rows of a map.
    await type(`${latin.slice(0, latin.indexOf("    1 . . ."))}    `);
    await page.keyboard.press("Control+End");
    await pasteHere("1\t\t\t\n\t\t3\t\n\t4\t\t\n\t\t\t2");
    await expect.poll(() => text(), patient).toContain("    1 . . .\n    . . 3 .\n    . 4 . .\n    . . . 2");
  });

  test("another puzzle is generated below the text, and has one answer; making one is ended by closing", async () => {
    await open();
    await type(mines);
    await cell("r3c3").waitFor(patient);
    await press("generate");
    await page.locator("dialog [data-is=rows]").fill("4");
    await page.locator("dialog [data-is=columns]").fill("5");
    await press("generate-now");
    await expect.poll(() => text(), patient).toContain('instance "generated, seed ');
    expect((await text()).startsWith(mines)).toBe(true);
    await cell("r4c5").waitFor(patient);
    await press("unique");
    await status("one answer, and no other");
    await picture(page, "play-generated");
    await press("generate");
    await page.locator("dialog [data-is=rows]").fill("40");
    await page.locator("dialog [data-is=columns]").fill("40");
    await press("generate-now");
    await page.locator("dialog [role=status]", { hasText: "Making" }).waitFor(patient);
    const before = await text();
    await page.keyboard.press("Escape");
    await press("solve");
    await status("one answer, and no other");
    expect(await text()).toBe(before);
  });

  test("a puzzle too large for a page is told, and the text stays", async () => {
    await open();
    await type(large);
    await cell("r60c60").waitFor(patient);
    await press("solve");
    await status("too large");
    expect(await text()).toBe(large);
  });

  test("a rule that would be expanded for hours is told, or cancelled, and the page goes on", async () => {
    await open();
    await type(endless);
    await cell("r40c40").waitFor(patient);
    await press("solve");
    await status("too large");
    expect(await text()).toBe(endless);
    await press("solve");
    await page.locator("[data-do=cancel]").click();
    await type(latin);
    await latinShown();
    await press("solve");
    await status("more than one answer");
  });

  test("a search that would take more memory than a page has is ended, and the text stays", async () => {
    await open();
    await type(growing);
    await cell("r8c8").waitFor(patient);
    await press("count");
    await status(/not counted: .*memory/);
    expect(await mostMemory(browser)).toBeLessThan(600);
    expect(await text()).toBe(growing);
    await press("solve");
    await status("more than one answer");
  });

  test.each(["Worker", "WebAssembly"])(
    "a browser without %s: a sentence, and the text can be written",
    async (name) => {
      await context.addInitScript((missing) => {
        Reflect.deleteProperty(globalThis, missing);
      }, name);
      await page.goto(served.address);
      await page.locator("p.notice", { hasText: "not solved" }).waitFor(patient);
      await type(latin);
      expect(await text()).toBe(latin);
    },
  );

  test("a link that holds a bomb, and one with script in it: a sentence, a page, and no script", async () => {
    const bomb = deflateSync(Buffer.concat([Buffer.from("{}\n"), Buffer.alloc(64 * 1024 * 1024)])).toString(
      "base64url",
    );
    await page.goto(`${served.address}#1.${bomb}`);
    await page.locator("p.notice", { hasText: "more than 1 MB" }).waitFor(patient);
    await cell("r1c1").waitFor(patient);
    const script = "<script>document.title='hacked'</script><img src=x onerror=document.title='hacked'>";
    const hostile = deflateSync(
      JSON.stringify({ instance: script }) +
        `\npuzzle P "${script}"\nboard 2 x 2\nfind star: yes/no\n// ${script}\n`,
    ).toString("base64url");
    await page.goto(`${served.address}?b#1.${hostile}`);
    await cell("r2c2").waitFor(patient);
    await press("solve");
    await status("more than one");
    expect(await page.title()).toBe("ECP: puzzles as text");
  });

  test("a long count is cancelled, and the page answers meanwhile", async () => {
    await open();
    await type(long);
    await cell("r12c12").waitFor(patient);
    await press("count");
    await page.locator(".progress:not([hidden])").waitFor(patient);
    await page.locator(".cm-content").focus();
    await cell("r2c2").click();
    await page.locator(".overlay .cursor").waitFor(patient);
    await picture(page, "play-counting");
    await press("cancel");
    await page.locator("button[data-do=solve]").waitFor(patient);
    await press("solve");
    await status(/answer/);
  });

  test("a damaged link says so and keeps what can be read; what was written last is kept", async () => {
    await open();
    await type(latin);
    await latinShown();
    await press("share");
    const address = await page.locator("dialog textarea").inputValue();
    const other = await context.newPage();
    await other.goto(address.slice(0, -40));
    await other.locator(".notice", { hasText: "damaged" }).waitFor(patient);
    await expect.poll(() => text(other), patient).toContain("puzzle Latin");
    await other.goto(`${served.address}?again`);
    await other.locator(".notice button", { hasText: "Open it" }).click();
    await expect.poll(() => text(other), patient).toBe(latin);
  });

  test("titles with script in them are text, and a browser that keeps nothing is no failure", async () => {
    await context.addInitScript(() => {
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("refused", "SecurityError");
        },
      });
    });
    await open();
    const hostile = `<img src=x onerror=document.title='hacked'>`;
    await type(latin.replace("Latin square", hostile).replace('"one"', `"${hostile}"`));
    await latinShown();
    await page
      .locator(".cm-line", { hasText: "puzzle Latin" })
      .locator("span", { hasText: "Latin" })
      .first()
      .hover();
    await page.locator(".cm-lsp-hover-tooltip").waitFor(patient);
    await press("open");
    expect(await page.title()).toBe("ECP: puzzles as text");
  });

  test("a text of a megabyte, and one that is no puzzle at all", async () => {
    await open();
    await paste(`${latin}\n${"// nothing but words, and many of them\n".repeat(27_000)}`);
    await page.locator(".notice", { hasText: "larger than 1 MB" }).waitFor(patient);
    await type("nothing of this is a puzzle");
    await page.locator(".problems li").first().waitFor(patient);
  });

  test("looks right at each width, in light and dark, and axe finds nothing serious", async () => {
    await open("#example/yajilin");
    for (const colorScheme of ["light", "dark"] as const)
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await picture(page, `play-${colorScheme}-${width}`);
        await page.evaluate(axe.source);
        const serious = await page.evaluate(async () => {
          const { violations } = await Object(globalThis).axe.run();
          return violations
            .filter(({ impact }: { impact: string }) => ["serious", "critical"].includes(impact))
            .map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id} ${nodes[0]?.html}`);
        });
        expect(serious).toEqual([]);
      }
    await press("open");
    await page.locator("dialog .example img").first().waitFor(patient);
    await picture(page, "play-open");
  });
});
