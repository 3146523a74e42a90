/** The first file of the bundle: what lies beside it is begun here too (threads). */
import { fileURLToPath } from "node:url";
import { load } from "./load.js";

const { command, threads } = load(fileURLToPath(new URL(".", import.meta.url)));

export const { start } = command;
export { threads };
