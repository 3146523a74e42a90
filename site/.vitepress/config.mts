/** The site: pages are collected by scripts/site-pages.mjs into dist/site-source, and built into dist/site. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";
import { type DefaultTheme, defineConfig } from "vitepress";

const path = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const base = process.env.ECP_SITE_BASE ?? "/";
const sidebar: DefaultTheme.SidebarMulti = JSON.parse(
  readFileSync(path("dist/site-source/sidebar.json"), "utf8"),
);
const grammar = JSON.parse(readFileSync(path("grammar/ecp.tmLanguage.json"), "utf8"));

/** As packages/playground/src/share/link.ts writes them, which a test holds this to. */
const linkOf = (text: string): string =>
  `1.${deflateSync(`{}\n${text}`, { level: 9 }).toString("base64url")}`;

const isPuzzle = (text: string): boolean => /^(?:\/\/.*\n|\s)*(?:puzzle|use)\b/.test(text);

/** Nothing is asked of another host. Scripts in the page itself are those of the page as it was built. */
function policyOf(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

export default defineConfig({
  title: "ECP",
  description: "Puzzles as text, solved as exact cover",
  base,
  srcDir: path("dist/site-source"),
  outDir: path("dist/site"),
  cacheDir: path("dist/site-cache"),
  ignoreDeadLinks: false,
  head: [["link", { rel: "icon", href: `${base}icon.svg` }]],
  markdown: {
    languages: [{ ...grammar, name: "ecp" }],
    config(markdown) {
      const fence = markdown.renderer.rules.fence;
      markdown.renderer.rules.fence = (tokens, index, options, environment, self) => {
        const token = tokens[index];
        if (token === undefined || fence === undefined) return "";
        const puzzle = ["ecp", "text"].includes(token.info) && isPuzzle(token.content);
        if (puzzle) token.info = "ecp";
        const shown = fence(tokens, index, options, environment, self);
        return puzzle
          ? `${shown}<p class="try"><a href="${base}play/#${linkOf(token.content)}" target="_self">Try it</a></p>`
          : shown;
      };
    },
  },
  transformHtml: (html) =>
    html.replace(
      '<meta charset="utf-8">',
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`,
    ),
  themeConfig: {
    nav: [
      { text: "Playground", link: "/play/", target: "_self", noIcon: true },
      { text: "Course", link: "/course/tour" },
      { text: "Reference", link: "/reference/words", activeMatch: "/reference/" },
      { text: "Gallery", link: "/gallery/", activeMatch: "/gallery/" },
    ],
    sidebar,
    search: { provider: "local" },
    outline: [2, 3],
  },
});
