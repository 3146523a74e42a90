/** The site: pages are collected by scripts/site-pages.mjs into dist/site-source, and built into dist/site. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";
import { type DefaultTheme, defineConfig } from "vitepress";
import { readExercise } from "../../packages/playground/src/exercises/read-exercise.js";
import { withPolicy } from "../../scripts/policy.mjs";

const path = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url));
const base = process.env.ECP_SITE_BASE ?? "/";
const sidebar: DefaultTheme.SidebarMulti = JSON.parse(
  readFileSync(path("dist/site-source/sidebar.json"), "utf8"),
);
const grammar = JSON.parse(readFileSync(path("grammar/ecp.tmLanguage.json"), "utf8"));

/** As packages/playground/src/share/link.ts writes them, which a test holds this to. */
const linkOf = (text: string): string =>
  `1.${deflateSync(`{}\n${text}`, { level: 9 }).toString("base64url")}`;

const exerciseOf = (name: string) =>
  readExercise(readFileSync(path(`site/course/exercises/${name}.txt`), "utf8"));

const isPuzzle = (text: string): boolean => /^(?:\/\/.*\n|\s)*(?:puzzle|use)\b/.test(text);

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
    // Those that the generator takes by itself have too little contrast on a light page.
    theme: { light: "github-light-high-contrast", dark: "github-dark" },
    languages: [{ ...grammar, name: "ecp" }],
    config(markdown) {
      const fence = markdown.renderer.rules.fence;
      markdown.renderer.rules.fence = (tokens, index, options, environment, self) => {
        const token = tokens[index];
        if (token === undefined || fence === undefined) return "";
        const exercise = token.info === "exercise" ? exerciseOf(token.content.trim()) : undefined;
        if (exercise !== undefined) token.content = exercise.start;
        const puzzle =
          exercise !== undefined || (["ecp", "text"].includes(token.info) && isPuzzle(token.content));
        if (puzzle) token.info = "ecp";
        // Of a proof, which the tests check where it stands.
        if (token.info === "certificate") token.info = "txt";
        const shown = fence(tokens, index, options, environment, self);
        if (!puzzle) return shown;
        const data =
          exercise === undefined
            ? ""
            : ` data-exercise="${markdown.utils.escapeHtml(JSON.stringify({ solution: exercise.solution, checks: exercise.checks }))}"`;
        const says = exercise === undefined ? "Try it" : "Begin";
        return `<div class="runnable"${data}>${shown}<p class="try"><a href="${base}play/#${linkOf(token.content)}" target="_self">${says}</a></p></div>`;
      };
    },
  },
  transformHtml: (html) => withPolicy(html),
  themeConfig: {
    nav: [
      { text: "Playground", link: "/play/", target: "_self", noIcon: true },
      { text: "Course", link: "/course/01-board", activeMatch: "/course/" },
      { text: "How to", link: "/how-to/import-and-vet", activeMatch: "/how-to/" },
      { text: "Reference", link: "/reference/words", activeMatch: "/reference/" },
      { text: "Gallery", link: "/gallery/", activeMatch: "/gallery/" },
    ],
    sidebar,
    search: { provider: "local" },
    outline: [2, 3],
  },
});
