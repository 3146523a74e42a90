/** docs/diagnostics/: a page for each entry of the catalogue, and an index. `ecpc explain` prints the same entries at a terminal. */
import { catalogue } from "../../packages/compiler/src/diagnostics/catalogue.js";
import type { CatalogueEntry } from "../../packages/compiler/src/diagnostics/diagnostic.js";
import type { Generated } from "./table.js";

const stages: Readonly<Record<string, string>> = {
  1: "Text and syntax",
  2: "Names",
  3: "Types",
  4: "Data, and what a rule means on a board",
  5: "Limits",
  6: "Solving and the command line",
};

function page({ code, slug, severity, page: { meaning, failing, corrected } }: CatalogueEntry): string {
  const example = (title: string, text: string | undefined): string =>
    text === undefined ? "" : `\n## ${title}\n\n\`\`\`text\n${text.trimEnd()}\n\`\`\`\n`;
  return `# ${code}: ${slug.replaceAll("-", " ")}\n\n*${severity}*\n\n${meaning}\n${example("Wrong", failing)}${example("Right", corrected)}`;
}

function index(entries: readonly CatalogueEntry[]): string {
  const groups = Object.entries(stages).map(([digit, title]) => {
    const rows = entries
      .filter(({ code }) => code[3] === digit)
      .map(
        ({ code, slug, severity }) =>
          `| [${code}](${code}.md) | ${slug.replaceAll("-", " ")} | ${severity} |`,
      );
    return `## ${title}\n\n| code | says | kind |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
  });
  return `# Diagnostics\n\nWhat the compiler says, by code. \`ecpc explain CODE\` prints a page at a terminal.\n\n${groups.join("\n")}`;
}

export function diagnosticPages(): Generated[] {
  const entries = [...catalogue].sort((a, b) => a.code.localeCompare(b.code));
  return [
    { path: "docs/diagnostics/README.md", text: index(entries) },
    ...entries.map((entry) => ({ path: `docs/diagnostics/${entry.code}.md`, text: page(entry) })),
  ];
}
