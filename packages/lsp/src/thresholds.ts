/**
 * The limits of the language server, and the times that an editor may wait. Chosen, not measured, by what a person notices or reads, but for
 * `entryLimit`, `bytesPerEntry` and `bytesPerKey`.
 */

// Time, in milliseconds.

/** Compiling that holds up the first diagnostics of a text; slower instances are told afterwards. */
export const firstPatience = 25;
/** Compiling of one instance. A slower one is told when it is solved, by a thread of its own. */
export const compilePatience = 1_000;
/** A slice of a search: few nodes at first, because most problems are small, then as many as take about `sliceMs`. */
export const firstSlice = 2_000;
export const largestSlice = 5_000_000;
export const sliceMs = 40;
/** Time between two reports of progress. */
export const progressMs = 150;
/** Searches that run at once; others wait. */
export const mostThreads = 2;

// Proofs that are checked where an editor waits.

/** Answers of a proof; `ecpc count --proof` has room for as many. */
export const mostProofAnswers = 10_000;
/** Characters of a proof; checking so many takes some minutes. */
export const mostProofCharacters = 100_000_000;

// Memory.

/** Entries of an instance that the editor compiles; it leaves larger ones to those who solve them. Compiling so many takes about a tenth of a second. */
export const entryLimit = 300_000;
/** Bytes of an entry while it is compiled and searched, as `ecpc --memory` reckons. */
export const bytesPerEntry = 200;
/** Bytes of a text in a set besides its characters. */
export const bytesPerKey = 80;
/** Compiled instances that are kept; above, only those that the newest texts hold. */
export const mostKept = 500;
/** Files and folders that are looked through, wide before deep, so that the near ones are among them. */
export const mostFiles = 2000;
export const mostFolders = 5000;

/** Bytes of a file that a text names (`use`, a table), wherever it is read. 3,000 rows of 3,000 numbers have 18 MB. */
export const largestFile = 64 * 1024 * 1024;

// Texts: more is of no use to anybody.

/** Problems of a text that are listed, and lines around each. */
export const mostListed = 500;
export const contextLines = 2;
/** Characters of a line that are shown, and those of them that stand before the place that is meant. */
export const widestLine = 160;
export const lineLead = 40;
/** Conditions that a hover shows. */
export const mostShown = 5;
/** Symbols that a message names. */
export const mostNamed = 12;
/** Numbers of a range that completion spells out. */
export const mostNumbers = 30;
/** Characters of an imported text that a message quotes. */
export const longestQuoted = 40;
/** Rows and columns of a map whose size nothing says. */
export const usualSize = 6;
