/**
 * The playground in headless Chromium, from its built files. The first answer: from an empty cache over a line of 10 Mbit/s (40 ms there and
 * back) to the answer of the default example, which is asked for as soon as it can be; and how much was sent until then. A keystroke: from the
 * key to the message about it, in a text of 500 lines. While solving: the longest task of the page itself (what it cannot be clicked during), by the
 * time of the processor, over all examples, each opened and solved. The goals: 2.5 s, 1.2 MB, 100 ms, 100 ms.
 * Writes bench/results/site.md.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { type Browser, chromium as engine, type Page } from "playwright-core";
import { serveFolder } from "../../scripts/serve-folder.mjs";
import { chromium, chromiumArguments } from "../../test/editor/chromium.js";
import { median, milliseconds, tableText } from "../table.js";
import { type Task, tasksDuring } from "./main-thread.js";

const runs = 5;

interface Line {
  readonly bytesPerSecond: number;
  readonly latency: number;
}

/** Milliseconds, and bytes as they were sent. */
async function firstAnswer(
  browser: Browser,
  address: string,
  line: Line,
): Promise<readonly [number, number]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send("Network.enable");
  await protocol.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
  });
  let bytes = 0;
  protocol.on("Network.dataReceived", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const begun = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("button[data-do=solve]:not([disabled])").click();
  await page.locator(".status", { hasText: "one answer" }).waitFor();
  const taken = performance.now() - begun;
  await context.close();
  return [taken, bytes];
}

/** From an edit to its message, as the page itself sees both. */
async function keystroke(page: Page): Promise<number> {
  // The benchmark waits for a property of the page, and presses the key when it is there.
  await page.evaluate(() => {
    const content = document.querySelector(".cm-content");
    if (content === null) return;
    const taken = new Promise<number>((resolve) => {
      const watch = { begun: 0 };
      content.addEventListener("keydown", () => Object.assign(watch, { begun: performance.now() }), {
        once: true,
      });
      const observer = new MutationObserver(() => {
        if (watch.begun === 0 || document.querySelector(".cm-lintRange-error") === null) return;
        observer.disconnect();
        resolve(performance.now() - watch.begun);
      });
      observer.observe(content, { subtree: true, childList: true, attributes: true });
    });
    Object.assign(globalThis, { taken });
  });
  await page.keyboard.press("x");
  const taken = await page.evaluate((): Promise<number> => Object(globalThis).taken);
  await page.keyboard.press("Backspace");
  await page.locator(".cm-lintRange-error").waitFor({ state: "detached" });
  return taken;
}

interface Longest {
  readonly task: Task;
  readonly example: string;
}

/** The longest tasks of the page while each example is opened and solved: by the processor's time, and by the clock. */
async function longestTasks(
  page: Page,
  names: readonly string[],
): Promise<{ readonly processor: Longest; readonly wall: Longest }> {
  const session = await page.context().newCDPSession(page);
  const none: Longest = { task: { wall: 0, processor: 0 }, example: "none" };
  const longest = { processor: none, wall: none };
  for (const example of names) {
    const tasks = await tasksDuring(session, () => openAndSolve(page, example));
    for (const task of tasks)
      for (const by of ["processor", "wall"] as const)
        if (task[by] > longest[by].task[by]) longest[by] = { task, example };
  }
  return longest;
}

async function openAndSolve(page: Page, example: string): Promise<void> {
  await page.evaluate((name) => {
    const board = Object(document.querySelector("ecp-board"));
    // The board that is there is none of this example's.
    Object.assign(globalThis, { before: board.state.board?.version });
    location.hash = `example/${name}`;
  }, example);
  await page.waitForFunction(
    ({ name }) => {
      const board = Object(document.querySelector("ecp-board"));
      const { board: shown, work } = board.state ?? {};
      const here = Object(globalThis);
      if (shown === undefined || shown.stale || work !== undefined) return false;
      if (here.asked === name) return !["unsolved", "solving"].includes(shown.status.kind);
      if (shown.version === here.before || shown.status.kind !== "unsolved") return false;
      here.asked = name;
      board.shadowRoot.querySelector("[data-do=solve]").click();
      return false;
    },
    { name: example },
    { polling: 50, timeout: 120_000 },
  );
}

function longText(): string {
  const text = readFileSync(join(process.cwd(), "examples/sudoku.ecp"), "utf8");
  const lines = text.split("\n").length;
  const [, ...instances] = text.split(/^(?=instance\b)/m);
  const copies = Array.from({ length: Math.ceil(500 / lines) }, (_, copy) =>
    instances.map((each) => each.replace(/^instance "/, `instance "${copy} `)).join(""),
  );
  return `${text.split(/^instance\b/m)[0]}${copies.join("\n")}`;
}

const kilobytes = (value: number): string => `${Math.round(value)} KB`;

/** A row of the table, and whether its median is within the aim. */
function figure(
  name: string,
  values: readonly number[],
  aim: number,
  say: (value: number) => string,
): { readonly row: readonly string[]; readonly holds: boolean } {
  const middle = median(values);
  return { row: [name, say(middle), say(Math.max(...values)), say(aim)], holds: middle <= aim };
}

if (chromium === undefined) console.log("Chromium is not installed: nothing is measured");
else {
  const built = spawnSync(process.execPath, ["scripts/bundle-playground.mjs"], { stdio: "inherit" });
  if (built.status !== 0) throw new Error("the playground could not be built");
  const served = await serveFolder(join(process.cwd(), "packages/playground/dist/bundle"));
  const browser = await engine.launch({ executablePath: chromium, args: chromiumArguments });
  const line = { bytesPerSecond: 10_000_000 / 8, latency: 40 };
  const answers: (readonly [number, number])[] = [];
  for (let run = 0; run < runs; run++) answers.push(await firstAnswer(browser, served.address, line));
  const page = await browser.newPage();
  await page.goto(served.address);
  await page.locator(".cm-content").focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(longText());
  await page.locator('g[data-cell="r9c9"]').waitFor();
  // Into the first word of the first rule.
  await page.keyboard.press("Control+Home");
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowDown");
  const keys: number[] = [];
  for (let run = 0; run < 2 * runs; run++) keys.push(await keystroke(page));
  await page.goto(`${served.address}?solving`);
  await page.locator('g[data-cell="r1c1"]').waitFor();
  const kinds: readonly { readonly examples: readonly { readonly name: string }[] }[] = JSON.parse(
    readFileSync(join(process.cwd(), "packages/playground/dist/bundle/examples.json"), "utf8"),
  );
  const names = kinds.flatMap(({ examples }) => examples.map(({ name }) => name));
  const longest = await longestTasks(page, names);
  served.close();
  const all = [
    figure(
      "first answer, cold, 10 Mbit/s",
      answers.map(([taken]) => taken),
      2500,
      milliseconds,
    ),
    figure(
      "sent until then",
      answers.map(([, bytes]) => bytes / 1000),
      1200,
      kilobytes,
    ),
    figure("from a key to its message, 500 lines", keys, 100, milliseconds),
    figure(
      `longest task of the page while solving (${longest.processor.example})`,
      [longest.processor.task.processor],
      100,
      milliseconds,
    ),
  ];
  const text = [
    ...all.map(({ row: [name = ""], holds }) => `${holds ? "PASS" : "FAIL"}  ${name}`),
    `\n${cpus()[0]?.model ?? "unknown"}, Chromium ${browser.version()}; ${names.length} examples were solved. A task counts by the time of the processor; by the clock the longest took ${milliseconds(longest.wall.task.wall)} (${longest.wall.example}), other programs' time in it.\n`,
    tableText(
      ["", "median", "worst", "aim"],
      all.map(({ row }) => row),
    ),
  ].join("\n");
  await browser.close();
  console.log(text);
  const results = join(process.cwd(), "bench/results");
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, "site.md"), `# The playground\n\n${text}\n`);
}
