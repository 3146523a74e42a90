import { defineDiagnostic } from "../diagnostic.js";

export const cannotGround = defineDiagnostic<{ what: string; others: number }>({
  code: "ECP4116",
  slug: "cannot-ground",
  severity: "error",
  message: ({ what }) => `${what} must be known here, and depends on what is to be found`,
  page: {
    meaning:
      "What stands here is not known before the puzzle is solved, and nothing else in the rule says what it can be. What has to be known is said where the rule is read, so this is a net below, and no text is known that raises it; say the rule of each case: `if … : … else: …`.",
  },
});
