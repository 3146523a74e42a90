import { defineDiagnostic } from "../diagnostic.js";

type Problem = "value" | "not" | "unprinted" | "direction" | "no direction";

export const legendSetting = defineDiagnostic<{ layer: string; problem: Problem }>({
  code: "ECP3027",
  slug: "legend-setting",
  severity: "error",
  message: ({ layer, problem }) => {
    switch (problem) {
      case "value":
        return `\`${layer}\` is not a yes/no layer, and needs a value`;
      case "not":
        return `\`not\` is for yes/no layers, and \`${layer}\` is not one`;
      case "unprinted":
        return `\`${layer}\` is always printed: it was not declared with \`or ?\``;
      case "direction":
        return `\`${layer}\` has a value for each direction: name the direction`;
      case "no direction":
        return `\`${layer}\` has one value for a cell, and none for a direction`;
      default:
        return problem satisfies never;
    }
  },
  help: ({ layer, problem }) => {
    switch (problem) {
      case "value":
        return `\`${layer} = …\``;
      case "not":
        return undefined;
      case "unprinted":
        return `\`given ${layer}: … or ?\``;
      case "direction":
        return `\`${layer}.up = …\``;
      case "no direction":
        return `\`${layer} = …\`, or declare it \`on cells by direction\``;
      default:
        return problem satisfies never;
    }
  },
  page: {
    meaning:
      "A symbol of the legend sets layers: a yes/no layer by its name, any other with `=` and a value, or with `= ?` where the layer was declared `or ?`; a layer by direction with the direction, `clue.up = 3`.",
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
