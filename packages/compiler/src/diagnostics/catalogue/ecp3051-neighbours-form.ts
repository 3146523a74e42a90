import { defineDiagnostic } from "../diagnostic.js";

type Problem =
  | { readonly problem: "no place"; readonly text: string; readonly near?: string }
  | { readonly problem: "itself"; readonly text: string };

export const neighboursForm = defineDiagnostic<Problem>({
  code: "ECP3051",
  slug: "neighbours-form",
  severity: "error",
  message: (said) =>
    said.problem === "itself"
      ? `\`${said.text}\` cannot be a neighbour of itself`
      : `the board has no place \`${said.text}\``,
  help: (said) =>
    said.problem === "itself"
      ? undefined
      : said.near === undefined
        ? "neighbours are pairs, `A-B, B-C`, or lists, `A: B, C`, of places that the board line names"
        : `did you mean \`${said.near}\`?`,
  page: {
    meaning:
      "Below `board places …`, the block `neighbours:` says which places share a side: as pairs (`WA-NT, NT-SA`), or place by place (`WA: NT, SA`). Each name there must be in the board line, and no place is its own neighbour. A place without neighbours stands there alone: `T`, or `T:`.",
    failing: `puzzle P
board places north, south
  neighbours: north-sout
find shaded: yes/no
exactly 1 shaded in cells
`,
    corrected: `puzzle P
board places north, south
  neighbours: north-south
find shaded: yes/no
exactly 1 shaded in cells
`,
  },
});
