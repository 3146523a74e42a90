/** grammar/railroad.html: the parser's rules as diagrams, by Chevrotain; whole in one file, nothing is fetched. */
import { readFileSync } from "node:fs";
import { createSyntaxDiagramsCode } from "chevrotain";
import { LineParser } from "../../packages/compiler/src/syntax/grammar/parser.js";
import type { Generated } from "./table.js";

export function railroad(root: string): readonly Generated[] {
  const base = `${root}node_modules/chevrotain/diagrams/`;
  const read = (name: string): string => readFileSync(base + name, "utf8");
  const rules = new LineParser(false).getSerializedGastProductions();
  const html = createSyntaxDiagramsCode(rules, { resourceBase: "", css: "diagrams.css" })
    .replace(/<link rel='stylesheet' href='([^']*)'>/, (_, name: string) => `<style>\n${read(name)}</style>`)
    .replaceAll(/<script src='([^']*)'><\/script>/g, (_, name: string) => `<script>\n${read(name)}</script>`)
    .replace(/window\.serializedGrammar = [\s\S]*?;\n<\/script>/, () => {
      const grammar = JSON.stringify(rules.map(shortNames)).replaceAll("<", "\\u003c");
      return `window.serializedGrammar = ${grammar};\n</script>`;
    })
    .replace("<meta charset", "<title>ECP: the grammar of lines</title>\n<meta charset");
  if (/(?:src|href)=['"]/.test(html)) throw new Error("a resource was not put into the page");
  return [{ path: "grammar/railroad.html", text: html.replaceAll(/[ \t]+$/gm, "").trimStart() }];
}

/** Words by themselves, rather than as the names of their tokens. */
function shortNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shortNames);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      (key === "name" || key === "label") && typeof each === "string"
        ? each.replace(/^word_/, "").replaceAll("`", "")
        : shortNames(each),
    ]),
  );
}
