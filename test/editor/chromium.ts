/** Finds Chromium, if it is installed: tests of pages run only with it, and are reported as skipped elsewhere. */
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome"];

export const chromium: string | undefined = [
  process.env.CHROMIUM ?? [],
  (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
]
  .flat()
  .find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

if (chromium === undefined)
  console.warn("Chromium is not installed: what is seen in it is not tested (apt-get install chromium)");

/** Debian's Chromium in a container; without the second, webviews fail. */
export const chromiumArguments = ["--no-sandbox", "--disable-features=IsolateSandboxedIframes"];
