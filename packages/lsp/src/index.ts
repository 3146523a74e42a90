/** The public API of the language server package, for clients: the names and types of its own requests. */

export { tooLarge } from "./files.js";
export * from "./protocol.js";
export { largestFile } from "./thresholds.js";
