/** The memory of pages in a browser, as the system counts it, because Chromium does not report that of workers. */
import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";

/** The most that any process with pages has had so far, in MiB; 0 where the system does not say. */
export async function mostMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === "renderer");
  return Math.max(0, ...pages.map(({ id }) => mostOf(id)));
}

function mostOf(process: number): number {
  try {
    const [, kibibytes = "0"] =
      /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${process}/status`, "utf8")) ?? [];
    return Number(kibibytes) / 1024;
  } catch {
    return 0;
  }
}
