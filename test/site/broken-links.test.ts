/** Messages of the build of the site about its links. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { brokenLinks } from "../../scripts/broken-links.mjs";

test("links to a file that there is not, or to a place that its page does not have, are named", () => {
  const folder = mkdtempSync(join(inject("scratch"), "links-"));
  mkdirSync(join(folder, "play"));
  writeFileSync(join(folder, "play/index.html"), '<a href="../a.html">home</a>');
  writeFileSync(
    join(folder, "a.html"),
    `<h1 id="here">A</h1><a href="#here">1</a><a href="/ecp/play/#1.abc">2</a><a href="https://example.org/x">3</a>
     <a href="/ecp/a.html#there">4</a><a href="b.html">5</a><img src="/pictures/c.svg"><a class="x" href="play/">6</a>`,
  );
  expect(brokenLinks(folder, "/ecp/")).toEqual([
    "a.html → /ecp/a.html#there",
    "a.html → b.html",
    "a.html → /pictures/c.svg",
  ]);
});
