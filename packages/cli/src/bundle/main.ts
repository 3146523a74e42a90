/** The first file of the bundle: what lies beside it is begun here too (threads). */
import { load } from "./load.js";
import { suitShortProcesses } from "./short-processes.js";

const { command, threads } = load(import.meta.dirname);
suitShortProcesses();

export const { start } = command;
export { threads };
