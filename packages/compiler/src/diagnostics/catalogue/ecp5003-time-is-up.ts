import { defineDiagnostic } from "../diagnostic.js";

export const timeIsUp = defineDiagnostic({
  code: "ECP5003",
  slug: "time-is-up",
  severity: "error",
  message: () => "the time ran out before the rules were worked out for this board",
  help: () => "allow more time (`--timeout`), or take a smaller board",
  page: {
    meaning:
      "Before the search begins, the rules are worked out for every cell of the board. On this board, that takes longer than the time limit allows, so the answer is unknown. More time, a smaller board, or a rule about fewer cells may help. No short example causes this message.",
  },
});
