/** An analysis as an editor and the command line have it: with the lines that were meant. */
import { type Analysis, analyse as check, type Host } from "@ecp/compiler";
import { mended } from "@ecp/compiler/mending";

export const analyse = (file: string, text: string, host: Host): Analysis =>
  mended(check(file, text, host), host);
