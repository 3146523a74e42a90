/** `npm run site`: builds the site into dist/site; with `--serve [PORT]` it is shown on this machine. `ECP_SITE_BASE`: where it will be (`/ecp/`). */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vitepress";
import { writeApiPages } from "./api-pages.mjs";
import { brokenLinks } from "./broken-links.mjs";
import { bundlePlayground } from "./bundle-playground.mjs";
import { writeServiceWorker } from "./offline.mjs";
import { serveFolder } from "./serve-folder.mjs";
import { writeSitePages } from "./site-pages.mjs";

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const base = process.env.ECP_SITE_BASE ?? "/";

writeSitePages();
await writeApiPages(path("dist/site-source/reference/api"));
await build(path("site"));
await bundlePlayground(path("dist/site/play"));
// Alone it has no service worker: that of the site is its.
const page = path("dist/site/play/index.html");
writeFileSync(
  page,
  readFileSync(page, "utf8").replace("<html ", '<html data-service-worker="../service-worker.js" '),
);
writeServiceWorker(path("dist/site"));
const broken = brokenLinks(path("dist/site"), base);
if (broken.length > 0) {
  console.error(`links that lead nowhere:\n${broken.join("\n")}`);
  process.exit(1);
}
const at = process.argv.indexOf("--serve");
if (at >= 0) {
  const { address } = await serveFolder(path("dist/site"), Number(process.argv[at + 1] ?? 8080));
  console.log(`the site is at ${address} (Ctrl+C ends it)`);
}
