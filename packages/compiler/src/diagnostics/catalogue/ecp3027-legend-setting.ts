import { defineDiagnostic } from "../diagnostic.js";

export const legendSetting = defineDiagnostic<{ layer: string; problem: "value" | "not" | "template" }>({
  code: "ECP3027",
  slug: "legend-setting",
  severity: "error",
  message: ({ layer, problem }) =>
    problem === "value"
      ? `\`${layer}\` is not a yes/no layer: say its value`
      : problem === "not"
        ? `\`not\` is for yes/no layers, and \`${layer}\` is none`
        : `a template needs text round its \`{…}\`, or each in its own braces`,
  help: ({ layer, problem }) => (problem === "value" ? `\`${layer} = …\`` : undefined),
  page: {
    meaning:
      "A symbol of the legend sets layers: a yes/no layer by its name, any other with `=` and a value.",
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
