/** Collects the pages of the site: those of site/, those that documents of this repository are, and the gallery, made from the examples. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { examplesByKind } from "./examples-by-kind.mjs";
import { jsonPage } from "./json-page.mjs";
import { withPolicy } from "./policy.mjs";

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));
const read = (relative) => readFileSync(path(relative), "utf8");

/** Documents that are pages as they stand. */
const documents = {
  "course/tour.md": "docs/tour.md",
  "reference/words.md": "grammar/words.md",
  "reference/data.md": "grammar/data.md",
  "reference/semantics.md": "grammar/semantics.md",
  "reference/drawing.md": "grammar/drawing.md",
  "reference/parts.md": "docs/parts.md",
};

/** In the order in which they are listed. */
const howTos = [
  "import-and-vet",
  "sudoku-variant",
  "set-a-puzzle",
  "count-tilings",
  "from-node",
  "on-a-cluster",
  "your-page",
];

/** A document as a page: its links lead to other pages, and those to files that are none are only text. */
function asPage(document) {
  const pages = new Map(Object.entries(documents).map(([page, each]) => [each, page]));
  return read(document).replace(
    /\[([^\]]+)\]\((?![a-z]+:)([^)#]+)(#[^)]*)?\)/g,
    (_, text, address, place = "") => {
      const page = pages.get(posix.join(posix.dirname(document), address));
      return page === undefined ? text : `[${text}](/${page}${place})`;
    },
  );
}

/** What README.md says of the command line. */
function commandLine() {
  const section = /\n## The command line\n([\s\S]*?)\n## /.exec(read("README.md"))?.[1];
  if (section === undefined) throw new Error("README.md has no section on the command line");
  return `# The command line\n${section}`;
}

/** The railroad diagrams, in a page of their own. */
const diagrams = () =>
  read("grammar/railroad.html").replace("<!DOCTYPE html>", '<!DOCTYPE html><html lang="en">');

/** Of a heading, as the site makes it. */
const placeOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const titleOf = (markdown) => /^# (.*)$/m.exec(markdown)?.[1] ?? "";

function galleryPage({ name, title, rules, text, picture }, kind) {
  const shown =
    picture === undefined ? "" : `<div class="picture">\n\n![${title}](/pictures/${name}.svg)\n\n</div>\n\n`;
  return `# ${title}\n\n${rules}\n\n${kind}: [all kinds](./index.md), <a href="../play/#example/${name}" target="_self">open it in the playground</a>.\n\n${shown}\`\`\`ecp\n${text}\`\`\`\n`;
}

function galleryIndex(kinds) {
  const entry = ({ name, title, picture }) =>
    `<a href="./${name}.html">${picture === undefined ? "" : `<img src="/pictures/${name}.svg" alt="" loading="lazy">`}${title}</a>`;
  const sections = kinds.map(
    ({ kind, examples }) =>
      `## ${kind}\n\n<div class="gallery">\n${examples.map(entry).join("\n")}\n</div>\n`,
  );
  return `# Gallery\n\nThe classes of the standard library, \`use std\`, each with its rules and some instances.\n\n${sections.join("\n")}`;
}

function diagnosticsIndex(pages) {
  const rows = pages.map(([code, markdown]) => `- [${titleOf(markdown)}](./${code}.md)`);
  return `# Messages\n\nEach message has a page: what it means, an example of it, and the same example mended.\n\n${rows.join("\n")}\n`;
}

export function writeSitePages(folder = path("dist/site-source")) {
  rmSync(folder, { recursive: true, force: true });
  const write = (name, text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const own = readdirSync(path("site"), { recursive: true, encoding: "utf8" }).map((name) =>
    name.replaceAll("\\", "/"),
  );
  for (const name of own.filter((each) => each.endsWith(".md"))) write(name, read(`site/${name}`));
  for (const [page, document] of Object.entries(documents)) write(page, asPage(document));
  write("reference/command-line.md", commandLine());
  write("reference/json.md", jsonPage());
  write("public/grammar.html", withPolicy(diagrams()));

  const codes = readdirSync(path("docs/diagnostics")).filter((name) => /^ECP\d+\.md$/.test(name));
  const messages = codes.sort().map((name) => [name.slice(0, -3), read(`docs/diagnostics/${name}`)]);
  for (const [code, markdown] of messages) write(`reference/messages/${code}.md`, markdown);
  write("reference/messages/index.md", diagnosticsIndex(messages));

  const kinds = examplesByKind();
  for (const { kind, examples } of kinds)
    for (const example of examples) {
      write(`gallery/${example.name}.md`, galleryPage(example, kind));
      if (example.picture !== undefined) write(`public/pictures/${example.name}.svg`, example.picture);
    }
  write("gallery/index.md", galleryIndex(kinds));
  cpSync(path("site/icon.svg"), join(folder, "public/icon.svg"));

  const link = (page, text) => ({
    text: text ?? titleOf(readFileSync(join(folder, `${page}.md`), "utf8")),
    link: `/${page}`,
  });
  const chapters = own.filter((name) => /^course\/.*\.md$/.test(name)).sort();
  const sidebar = {
    "/course/": [
      { text: "Course", items: chapters.map((name) => link(name.slice(0, -3))) },
      { text: "In short", items: [link("course/tour")] },
    ],
    "/how-to/": [{ text: "How to", items: howTos.map((name) => link(`how-to/${name}`)) }],
    "/reference/": [
      {
        text: "Reference",
        items: [
          ...["words", "data", "semantics", "drawing", "command-line", "json", "parts"].map((name) =>
            link(`reference/${name}`),
          ),
          { text: "Grammar, with diagrams", link: "/grammar.html", target: "_self" },
          { text: "Libraries", link: "/reference/api/" },
        ],
      },
      {
        text: "Messages",
        link: "/reference/messages/",
        collapsed: true,
        items: [...messages.map(([code, markdown]) => link(`reference/messages/${code}`, titleOf(markdown)))],
      },
    ],
    "/gallery/": kinds.map(({ kind, examples }) => ({
      text: kind,
      link: `/gallery/#${placeOf(kind)}`,
      collapsed: true,
      items: examples.map(({ name, title }) => link(`gallery/${name}`, title)),
    })),
  };
  write("sidebar.json", JSON.stringify(sidebar));
}
