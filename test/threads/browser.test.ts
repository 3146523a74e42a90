/** Threads of a browser, in headless Chromium: the same counts and the same order as here; no count where one is ended; a race. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { partsOf, solveAll } from "@ecp/engine";
import { build } from "esbuild";
import { type Browser, chromium as engine, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromium, chromiumArguments } from "../editor/chromium.js";
import { queens } from "../engine/families.js";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const workerScript = 'import { serveParts } from "@ecp/engine";\nserveParts(self);\n';
const pageScript = `
import { partsOf, raceThreads, searchParts, webThread } from "@ecp/engine";
import { queens } from ${JSON.stringify(path("../engine/families.ts"))};

const start = (task) => webThread(new Worker("/worker.js", { type: "module" }), task);
const said = ({ ending, count, limitedBy, reason }) => ({ ending, count: String(count), limitedBy, reason });

/** kill: the thread is ended when it is asked for the third time. */
globalThis.count = async (n, threads, kill) => {
  const problem = queens(n);
  const task = { problem, strategy: "auto", countOnly: false, limit: 0 };
  const workers = Array.from({ length: threads }, () => start(task));
  let asked = 0;
  const [first, ...others] = workers;
  const dying = { ask: (request) => { const answer = first.ask(request); if (++asked === 3) void first.end(); return answer; }, end: first.end };
  const found = [];
  const shown = [];
  const run = await searchParts(partsOf(problem, 20), kill ? [dying, ...others] : workers, {
    take: (solution) => found.push([...solution].sort((a, b) => a - b).join(" ")) > 0,
    show: (underway) => shown.push(underway.progress()),
  });
  for (const worker of workers) await worker.end();
  return { ...said(run), found, last: shown.at(-1) };
};
globalThis.race = async (n) => {
  const problem = queens(n);
  const racers = [1, 2].map((seed) => start({ problem, strategy: "learn", countOnly: false, limit: 2, seed }));
  return said(await raceThreads(problem, racers, 2, {}));
};
globalThis.stopped = async (n) => {
  const problem = queens(n);
  const workers = [1, 2].map(() => start({ problem, strategy: "auto", countOnly: true, limit: 0 }));
  const run = await searchParts(partsOf(problem, 20), workers, { signal: AbortSignal.timeout(300) });
  for (const worker of workers) await worker.end();
  return said(run);
};
globalThis.broken = async () => {
  const problem = queens(6);
  const missing = webThread(new Worker("/missing.js", { type: "module" }), { problem, strategy: "auto", countOnly: true, limit: 0 });
  return said(await searchParts(partsOf(problem, 4), [missing], {}));
};
`;

describe.skipIf(chromium === undefined)("threads of a browser", { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "ecp-web-"));
  let server: Server;
  let browser: Browser;
  let page: Page;
  const call = (text: string): Promise<Record<string, unknown>> => page.evaluate(text);

  beforeAll(async () => {
    writeFileSync(join(folder, "worker.ts"), workerScript);
    writeFileSync(join(folder, "page.ts"), pageScript);
    await build({
      entryPoints: [join(folder, "worker.ts"), join(folder, "page.ts")],
      outdir: folder,
      bundle: true,
      format: "esm",
      logLevel: "warning",
      alias: { "@ecp/engine": path("../../packages/engine/src/index.ts") },
    });
    server = createServer((request, response) => {
      const name = request.url ?? "/";
      if (name === "/") {
        response.setHeader("content-type", "text/html");
        response.end('<script type="module" src="/page.js"></script>');
      } else if (name === "/worker.js" || name === "/page.js") {
        response.setHeader("content-type", "text/javascript");
        response.end(readFileSync(join(folder, name)));
      } else {
        response.statusCode = 404;
        response.end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    browser = await engine.launch({
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: chromiumArguments,
    });
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`);
    await page.waitForFunction("globalThis.broken !== undefined");
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test("the same answers in the same order, however many there are", async () => {
    const problem = queens(8);
    const key = (solution: readonly number[]): string => solution.toSorted((a, b) => a - b).join(" ");
    const here = partsOf(problem, 20).flatMap((assume) => solveAll(problem, { assume }).solutions.map(key));
    for (const threads of [1, 3])
      expect(await call(`count(8, ${threads}, false)`)).toMatchObject({
        ending: "done",
        count: "92",
        found: here,
        last: 1,
      });
  });

  test("one that is ended in mid-run: no count", async () => {
    const run = await call("count(12, 2, true)");
    expect(run).toMatchObject({ ending: "limit", reason: expect.stringContaining("a thread ended") });
  });

  test("one that cannot begin: no count", async () => {
    expect(await call("broken()")).toMatchObject({ ending: "limit", count: "0" });
  });

  test("a signal ends them, a race is won", async () => {
    expect(await call("stopped(16)")).toMatchObject({ ending: "stopped" });
    expect(await call("race(12)")).toMatchObject({ ending: "limit", limitedBy: "solutions", count: "2" });
  });
});
