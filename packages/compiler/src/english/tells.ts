/** The verbs by which a clue, or a number, tells something. */
export const TELLS = "be|tell|tells|give|gives|show|shows|say|says|indicate|indicates";

/** Those of a number that something is. */
export const TELLS_NUMBER = `${TELLS}|equal|equals` as const;
