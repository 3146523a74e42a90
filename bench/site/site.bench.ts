/**
 * The playground in headless Chromium, from its built files. The first answer: from an empty cache over a line of 10 Mbit/s (40 ms there and
 * back) to the answer of the default example, which is asked for as soon as it can be; and how much was sent until then. A keystroke: from the
 * key to the message about it, in a text of 500 lines. The goals: 2.5 s, 1.2 MB, 100 ms.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium as engine, type Page } from "playwright-core";
import { serveFolder } from "../../scripts/serve-folder.mjs";
import { chromium, chromiumArguments } from "../../test/editor/chromium.js";
import { median, milliseconds, printTable } from "../table.js";

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
  // What is waited for is a property of the page: the key is pressed when that is there.
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

function longText(): string {
  const text = readFileSync(join(process.cwd(), "examples/sudoku.ecp"), "utf8");
  const lines = text.split("\n").length;
  const [, ...instances] = text.split(/^(?=instance\b)/m);
  const copies = Array.from({ length: Math.ceil(500 / lines) }, (_, copy) =>
    instances.map((each) => each.replace(/^instance "/, `instance "${copy} `)).join(""),
  );
  return `${text.split(/^instance\b/m)[0]}${copies.join("\n")}`;
}

if (chromium === undefined) console.log("Chromium is not installed: nothing is measured");
else {
  const built = spawnSync(process.execPath, ["scripts/bundle-playground.mjs"], { stdio: "inherit" });
  if (built.status !== 0) throw new Error("the playground could not be built");
  const served = await serveFolder(join(process.cwd(), "packages/playground/dist/page"));
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
  await browser.close();
  served.close();
  printTable(
    ["", "median", "worst", "aim"],
    [
      [
        "first answer, cold, 10 Mbit/s",
        milliseconds(median(answers.map(([taken]) => taken))),
        milliseconds(Math.max(...answers.map(([taken]) => taken))),
        "2500 ms",
      ],
      [
        "sent until then",
        `${Math.round(median(answers.map(([, bytes]) => bytes)) / 1000)} KB`,
        `${Math.round(Math.max(...answers.map(([, bytes]) => bytes)) / 1000)} KB`,
        "1200 KB",
      ],
      [
        "from a key to its message, 500 lines",
        milliseconds(median(keys)),
        milliseconds(Math.max(...keys)),
        "100 ms",
      ],
    ],
  );
}
