/** The first file of the bundle: what lies beside it is begun here too (threads). */
import { load } from "./load.js";
import { optimizeLater } from "./optimize-later.js";

const { command, threads } = load(import.meta.dirname);
optimizeLater();

export const { start } = command;
export { threads };
