import { defineDiagnostic } from "../diagnostic.js";

export const timeIsUp = defineDiagnostic({
  code: "ECP5003",
  slug: "time-is-up",
  severity: "error",
  message: () => "the time was up before the rules were worked out for this board",
  help: () => "allow more time (`--timeout`), or take a smaller board",
  page: {
    meaning:
      "Before an answer can be looked for, the rules are worked out for every cell of the board. On a very large board that takes longer than the limit on time allows. The answer is then unknown. More time, a smaller board, or a rule that speaks of fewer cells may help. No short text raises this.",
  },
});
