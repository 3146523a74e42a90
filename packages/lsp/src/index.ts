/** The public API of the language server package, for clients: the names and types of its own requests. */

export { largestFile, tooLarge } from "./largest-file.js";
export * from "./protocol.js";
