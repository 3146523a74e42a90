/** docs/laws.md: each law of normal form, from the comment of its file, with a text that its side condition excludes, from test/normalize/forms.txt. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Pair, pairsIn } from "../../test/normalize/pairs.js";
import type { Generated } from "./table.js";

const folder = "packages/compiler/src/normalize/laws";

/** The first sentence of the comment at the head of a law; undefined of a file without side conditions, which laws share. */
function sentenceOf(source: string): string | undefined {
  const comment = /^\/\*\*([\s\S]*?)\*\//u.exec(source)?.[1] ?? "";
  if (!comment.includes("Side conditions:")) return undefined;
  const [first = ""] = comment
    .replace(/^ \* ?/gmu, "")
    .trim()
    .split(/\n\n|\. /u);
  return first.replace(/\s+/gu, " ").replace(/[.:]$/u, "");
}

const code = (text: string): string =>
  text
    .split("\n")
    .map((line) => `\`${line.trim().replaceAll("|", "\\|")}\``)
    .join("<br>");

function row(law: string, says: string, pair: Pair | undefined): string {
  const { counts = [], reason = "" } = pair?.apart ?? {};
  const excluded =
    pair === undefined
      ? ""
      : `${code(pair.rule)} (${counts[0]})<br>is not<br>${code(pair.other)} (${counts[1]}): ${reason}`;
  return `| \`${law}\` | ${says.replaceAll("|", "\\|")} | ${excluded} |`;
}

export function lawsPage(root: string): Generated[] {
  const apart = pairsIn(readFileSync(join(root, "test/normalize/forms.txt"), "utf8")).filter(
    (pair) => pair.apart !== undefined,
  );
  const rows = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .flatMap((file) => {
      const says = sentenceOf(readFileSync(join(root, folder, file), "utf8"));
      const own = apart.filter(({ law }) => law === file);
      const pair = own.find(({ apart }) => apart?.counts[0] !== apart?.counts[1]) ?? own[0];
      return says === undefined ? [] : [row(file, says, pair)];
    });
  const text = `# Laws of normal form

Made by \`npm run generate\` from the files in \`${folder}/\`, each of which states its side conditions in full, and from \`test/normalize/forms.txt\`, whose
counts are tested by trying all answers. The last column has two rules that look as if the law made one of the other: its side condition excludes this, since
they have other answers, as many as the numbers in brackets say, on a board that stands in that file.

| law | in one line | excluded |
| --- | --- | --- |
${rows.join("\n")}
`;
  return [{ path: "docs/laws.md", text }];
}
