/** The extension in the real VS Code workbench, in headless Chromium, with the server in a web worker: what a person does, one thing after another. */
import type { Frame } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { hasAll, testOfLong, testOnce } from "../support/sampled.js";
import { chromium } from "./chromium.js";
import { picture } from "./pictures.js";
import { latin, long, stars } from "./puzzles.js";
import { startWorkbench, type Workbench } from "./workbench.js";

const patient = { timeout: 45_000 };

const mistaken = stars.replace(
  "exactly 1 star in each row, column, room",
  "exactly 1 stra in each row, column, room",
);
const grid =
  "puzzle Grid(n: 1..9 = 4)\n\nboard n x n\nfind digit: 1..n\n\nexactly one of each digit in each row\n";
const uses =
  'puzzle Two "Rows and columns"\nuse Grid from "grid.ecp"\n\nexactly one of each digit in each column\n';

describe.skipIf(chromium === undefined)("VS Code", { timeout: 180_000 }, () => {
  let work: Workbench;

  beforeAll(async () => {
    work = await startWorkbench({
      "expects.ecp": latin,
      "grid.ecp": grid,
      "latin.ecp": latin,
      "long.ecp": long,
      "mistaken.ecp": mistaken,
      "stars.ecp": stars,
      "uses.ecp": uses,
    });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail" && work !== undefined)
      await picture(work.page, `failed-${task.name.replace(/\W+/g, "-").slice(0, 60)}`);
  });
  afterAll(() => work?.close());

  const text = () => expect.poll(() => work.text(), patient);
  const cell = (frame: Frame, name: string) => frame.locator(`g[data-cell="${name}"]`);
  const place = () => work.page.locator("#status\\.editor\\.selection").textContent();

  testOnce("a mistake is underlined, and stands among the problems with its code", async () => {
    await work.open("mistaken.ecp");
    await work.page.locator(".squiggly-error").first().waitFor(patient);
    await work.command("Problems: Focus on Problems View");
    const problems = work.page.locator(".markers-panel .monaco-list-row");
    await expect
      .poll(async () => (await problems.allTextContents()).join("\n"), patient)
      .toContain("ECP2001");
    expect((await problems.allTextContents()).join("\n")).toContain("stra");
    await picture(work.page, "editor-mistake");
  });

  testOfLong("a quick fix mends it", async () => {
    await work.open("mistaken.ecp");
    await work.goTo(6, 12);
    await work.page.keyboard.press("Control+.");
    const fix = work.page.locator(".action-widget .monaco-list-row", { hasText: "star" }).first();
    await fix.waitFor(patient);
    await picture(work.page, "editor-fix");
    await work.page.keyboard.press("Enter");
    await text().toContain("exactly 1 star in each");
    await expect.poll(() => work.page.locator(".squiggly-error").count(), patient).toBe(0);
    await work.command("View: Toggle Panel Visibility");
  });

  testOfLong("a completed text is accepted", async () => {
    await work.open("mistaken.ecp");
    await work.goTo(6, 100);
    await work.page.keyboard.press("Enter");
    await work.page.keyboard.type("exactly 1 star in each col", { delay: 20 });
    const suggestion = work.page
      .locator(".suggest-widget.visible .monaco-list-row", { hasText: "column" })
      .first();
    await suggestion.waitFor(patient);
    await picture(work.page, "editor-completion");
    await work.page.keyboard.press("Enter");
    await text().toContain("exactly 1 star in each column");
  });

  testOfLong("renaming reaches the other file", async () => {
    await work.open("grid.ecp");
    await work.page.locator(".codelens-decoration, .view-line").first().waitFor();
    await work.open("uses.ecp");
    await work.goTo(4, 22);
    await work.page.keyboard.press("F2");
    const field = work.page.locator(".rename-box input");
    await field.waitFor(patient);
    await field.fill("number");
    await work.page.keyboard.press("Enter");
    await text().toContain("exactly one of each number in each column");
    await work.open("grid.ecp");
    await text().toContain("find number: 1..n");
    await text().toContain("exactly one of each number in each row");
  });

  test("the lens Solve opens the preview with the right answer", async () => {
    await work.open("stars.ecp");
    const lens = work.page.locator(".codelens-decoration a", { hasText: "Solve" }).first();
    await lens.waitFor(patient);
    await lens.click();
    const frame = await work.preview();
    await frame.locator(".status", { hasText: "one answer, and no other" }).waitFor(patient);
    const starred = await frame
      .locator("g[data-cell]:has(title:text-matches('star'))")
      .evaluateAll((cells) => cells.map((each) => each.getAttribute("data-cell")));
    expect(starred).toHaveLength(5);
    expect(new Set(starred.map((name) => name?.slice(0, 2))).size).toBe(5);
    await work.page.locator(".codelens-decoration", { hasText: "one answer" }).waitFor(patient);
    await picture(work.page, "editor-solved");
  });

  if (!hasAll) return;

  test("a click on the board moves the cursor, and the cursor marks the cell", async () => {
    const frame = await work.preview();
    await cell(frame, "r2c3").click();
    await cell(frame, "r2c3").locator("..").locator('[data-of="r2c3"]').waitFor(patient);
    await work.page.getByRole("tab", { name: /^stars/ }).click();
    // Row 2 of the map is line 12; the map is dense, and four columns deep.
    await expect.poll(place, patient).toContain("Ln 12, Col 7");
    await work.goTo(13, 5);
    await expect.poll(() => frame.locator('.overlay .cursor[data-of="r3c1"]').count(), patient).toBe(1);
  });

  test("a symbol typed into the board changes the text", async () => {
    await closePreview();
    await work.open("latin.ecp");
    await work.command("ECP: Show the Board Beside the Text");
    const frame = await work.preview();
    await cell(frame, "r1c2").click();
    await work.page.keyboard.press("3");
    await expect.poll(() => cell(frame, "r1c2").textContent(), patient).toContain("3");
    await work.page.getByRole("tab", { name: /^latin/ }).click();
    await text().toContain("    1 3 . .");
    await picture(work.page, "editor-typed");
  });

  test("a long search is cancelled in the status bar, and the editor answers meanwhile", async () => {
    await closePreview();
    await work.open("long.ecp");
    await work.page.locator(".codelens-decoration a", { hasText: "Count" }).first().click();
    const item = work.page.locator("#ecp-puzzles\\.ecp\\.work, [id*='ecp.work']").first();
    await item.waitFor(patient);
    await picture(work.page, "editor-solving");
    await work.goTo(6, 4);
    await work.page.keyboard.press("Control+Space");
    await work.page
      .locator(".suggest-widget.visible .monaco-list-row", { hasText: "exactly" })
      .first()
      .waitFor(patient);
    await work.page.keyboard.press("Escape");
    await item.locator("a").click();
    await item.waitFor({ state: "hidden", ...patient });
  });

  test("the expectation of an instance is a test, which passes or says what was found", async () => {
    await work.open("stars.ecp");
    await work.page.locator(".testing-run-glyph").first().waitFor(patient);
    await work.command("Test: Run Tests in Current File");
    await work.page
      .locator(".cgmr.codicon-testing-passed-icon, .testing-run-glyph.codicon-testing-passed-icon")
      .first()
      .waitFor(patient);
    await work.open("expects.ecp");
    await work.page.locator(".testing-run-glyph").first().waitFor(patient);
    await work.command("Test: Run Tests in Current File");
    await work.page
      .locator(".cgmr.codicon-testing-failed-icon, .testing-run-glyph.codicon-testing-failed-icon")
      .first()
      .waitFor(patient);
    await picture(work.page, "editor-tests");
  });

  test("an address is imported as a file that can be solved", async () => {
    await work.command("ECP: Import from Address …", true);
    const field = work.page.locator(".quick-input-widget input.input");
    await work.page.locator(".quick-input-title", { hasText: "Import a puzzle" }).waitFor();
    await field.fill("000000010400000000020000000000050407008000300001090000300400200050100000000806000");
    await work.page.keyboard.press("Enter");
    await text().toContain("of Sudoku");
    await work.page.locator(".codelens-decoration a", { hasText: "Solve" }).first().waitFor(patient);
  });

  test("the search is replayed on the board: it stands still at first, goes by keys, and ends", async () => {
    await closePreview();
    await work.open("stars.ecp");
    await work.command("ECP: Replay the Search");
    const frame = await work.preview();
    const at = (step: RegExp) => frame.locator(".replayed .which", { hasText: step }).waitFor(patient);
    await at(/^step 0 of/);
    await frame.locator('[data-do="next-frame"]').press("ArrowRight");
    await at(/^step 1 of/);
    expect(await frame.locator(".overlay .put").count()).toBeGreaterThan(0);
    await frame.locator('[data-do="frame"]').press(" ");
    await frame.locator(".replayed .end", { hasText: "ends here with an answer" }).waitFor(patient);
    await frame.locator('[data-do="frame"]').press("Escape");
    await frame.locator(".replayed").waitFor({ state: "hidden", ...patient });
  });

  test("the board follows the active editor, until it is locked", async () => {
    await closePreview();
    await work.open("stars.ecp");
    await work.command("ECP: Show the Board Beside the Text");
    await boardTab("Board of stars.ecp").waitFor(patient);
    await tab("latin").click();
    await boardTab("Board of latin.ecp").waitFor(patient);
    const frame = await work.preview();
    await cell(frame, "r1c1").waitFor(patient);
    expect(await frame.locator("g[data-cell]").count()).toBe(16);
    await boardTab("Board of latin.ecp").click();
    await work.command("ECP: Lock the Board to Its File, or Unlock It");
    await boardTab("[Board of latin.ecp]").waitFor(patient);
    await tab("stars").click();
    await work.page.waitForTimeout(1000);
    expect(await frame.locator("g[data-cell]").count()).toBe(16);
    // Another text has a board of its own then, which follows.
    await work.command("ECP: Show the Board Beside the Text");
    await boardTab("Board of stars.ecp").waitFor(patient);
    await picture(work.page, "editor-locked");
    await boardTab("Board of stars.ecp").locator(".codicon-close").click();
  });

  test("undo and redo on the board are those of the text", async () => {
    await tab("latin").click();
    const before = await work.copied();
    await boardTab("[Board of latin.ecp]").click();
    const frame = await work.preview();
    const symbol = () => expect.poll(() => cell(frame, "r2c1").locator("text").allTextContents(), patient);
    await cell(frame, "r2c1").click();
    await work.page.keyboard.press("2");
    await symbol().toEqual(["2"]);
    await work.page.keyboard.press("Control+z");
    await symbol().toEqual([]);
    await work.page.keyboard.press("Control+y");
    await symbol().toEqual(["2"]);
    await frame.locator("button[data-do=undo]").click();
    await symbol().toEqual([]);
    await cell(frame, "r2c1").click();
    await work.page.keyboard.press("9");
    await frame.locator(".refused", { hasText: "(1 to 4)" }).waitFor(patient);
    await picture(work.page, "editor-refused");
    await work.page.keyboard.press("2");
    await symbol().toEqual(["2"]);
    // The board undoes nothing that came before an edit made in the text; the text undoes both.
    await tab("latin").click();
    await work.page.keyboard.press("Control+End");
    await work.page.keyboard.type("// x");
    await expect.poll(() => frame.locator("button[data-do=undo]").isDisabled(), patient).toBe(true);
    for (let left = 0; left < 10 && (await work.copied()) !== before; left++)
      await work.page.keyboard.press("Control+z");
    expect(await work.copied()).toBe(before);
  });

  test("the board is there again after the window was loaded anew, with its lock", async () => {
    await work.reload("[Board of latin.ecp]");
    await boardTab("[Board of latin.ecp]").waitFor(patient);
    await boardTab("[Board of latin.ecp]").click();
    const frame = await work.preview();
    await cell(frame, "r1c1").waitFor(patient);
    expect(await frame.locator("g[data-cell]").count()).toBe(16);
    await cell(frame, "r3c1").click();
    await work.page.keyboard.press("3");
    await expect.poll(() => cell(frame, "r3c1").textContent(), patient).toContain("3");
    await picture(work.page, "editor-loaded-anew");
  });

  const tab = (name: string) => work.page.getByRole("tab", { name: new RegExp(`^${name}`) });
  const boardTab = (title: string) => work.page.locator(`.tab[aria-label^="${title}"]`);
  const closePreview = async (): Promise<void> => {
    const tab = work.page.locator(".tab", { hasText: "Board of" }).first();
    if ((await tab.count()) === 0) return;
    await tab.click();
    await work.page.keyboard.press("Control+F4");
    await tab
      .locator(".codicon-close")
      .click({ timeout: 2000 })
      .catch(() => {});
    await expect.poll(() => work.page.locator(".tab", { hasText: "Board of" }).count(), patient).toBe(0);
  };
});
