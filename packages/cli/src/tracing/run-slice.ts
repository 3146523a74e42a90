/** A small slice of a search, after Ctrl-C and the clock had their turn: what is told comes while it is read, and stops where it is told to. */
import type { Search } from "@ecp/engine";
import { TimeIsUp } from "../bounded.js";
import { clock } from "../clock.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import type { Session } from "../solving/session.js";
import type { TraceOptions } from "./options.js";

export async function runSlice(
  search: Search,
  { interrupt, deadline }: Session,
  { timeout }: Pick<TraceOptions, "timeout">,
): Promise<ExitCode | undefined> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  if (interrupt.requested) return exitCodes.interrupted;
  if (deadline !== undefined && clock() > deadline) throw new TimeIsUp(timeout);
  search.step(200);
  search.next();
  return undefined;
}
