/** The programs of a document, whole: those in its `ecp` fences. */
export const programsOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^```ecp\n([\s\S]*?)^```/gm)].flatMap((match) => match[1] ?? []);
