import { defineDiagnostic } from "../diagnostic.js";

export const legendSetting = defineDiagnostic<{ layer: string; problem: "value" | "not" | "unprinted" }>({
  code: "ECP3027",
  slug: "legend-setting",
  severity: "error",
  message: ({ layer, problem }) => {
    switch (problem) {
      case "value":
        return `\`${layer}\` is not a yes/no layer: say its value`;
      case "not":
        return `\`not\` is for yes/no layers, and \`${layer}\` is none`;
      case "unprinted":
        return `\`${layer}\` is always printed: it was not declared with \`or ?\``;
      default:
        return problem satisfies never;
    }
  },
  help: ({ layer, problem }) => {
    if (problem === "not") return undefined;
    return problem === "value" ? `\`${layer} = …\`` : `\`given ${layer}: … or ?\``;
  },
  page: {
    meaning:
      "A symbol of the legend sets layers: a yes/no layer by its name, any other with `=` and a value, or with `= ?` where the layer was declared `or ?`.",
    failing: `puzzle P
given clue: 0..4
find lamp: yes/no
legend:
  "#": clue
exactly 1 lamp in each row
`,
    corrected: `puzzle P
given clue: 0..4
find lamp: yes/no
legend:
  "#": clue = 0
exactly 1 lamp in each row
`,
  },
});
