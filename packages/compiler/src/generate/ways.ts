/** The ways to find an answer: by the rules that are about no clue; with the places of clues, but not what they say; or with all clues at once. */
export const answerSearches = ["together", "unclued", "placed"] as const;
export type AnswerSearch = (typeof answerSearches)[number];
