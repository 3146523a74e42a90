/** `ecpc explain FILE [INSTANCE]`: a way to the answer, or why there is none. `ecpc explain ECP2001`: what a message means. */

import { existsSync } from "node:fs";
import {
  diagnosticJson,
  explainContradiction,
  explainUnanswered,
  type JsonObject,
  type TypedInstance,
} from "@ecp/compiler";
import { clock } from "../clock.js";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { drive, within } from "../explaining/drive.js";
import { explainPath, type InstanceExplained, stopped } from "../explaining/explain-path.js";
import { memberJson } from "../explaining/member-json.js";
import { type ExplainOptions, explainFormatOf } from "../explaining/options.js";
import { explainCode, isCode } from "../explaining/page.js";
import { contradictionText, drawContradiction } from "../explaining/print-contradiction.js";
import { tellFailure } from "../explaining/print-failure.js";
import { entriesFrom } from "../input/entries-from.js";
import { limitsMet, limitText } from "../report/limits.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import { heading, printJson } from "../report/results.js";
import { openSession, type Session } from "../solving/session.js";
import type { Terminal } from "../terminal.js";
import { SHARE_BEFORE_STEPS } from "../thresholds.js";
import { onlyOne } from "./solve.js";

export async function explain(
  what: string,
  name: string | undefined,
  options: ExplainOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (name === undefined && what !== "-" && isCode(what) && !existsSync(what))
    return explainCode(what, terminal);
  return forEachInstance(what, name, options, terminal, explainInstance);
}

type Tell = (
  instance: TypedInstance,
  session: Session,
  options: ExplainOptions,
  terminal: Terminal,
) => Promise<InstanceExplained>;

/** Explains instances one after the other, and collects their results as JSON. */
export async function forEachInstance(
  file: string,
  name: string | undefined,
  options: ExplainOptions,
  terminal: Terminal,
  tell: Tell,
): Promise<ExitCode> {
  const format = explainFormatOf(options);
  const session = await openSession(
    file,
    name,
    {
      ...options,
      format: format === "html" ? "svg" : format,
      limit: 1,
      threads: 1,
      strategy: "auto",
      stats: false,
    },
    terminal,
  );
  if (typeof session === "number") return session;
  const objects: JsonObject[] = [];
  const codes: ExitCode[] = [];
  try {
    if (format === "svg" || format === "html" || options.from !== undefined) onlyOne(file, session.instances);
    for (const instance of session.instances) {
      const { exitCode, object } = await tell(instance, session, options, terminal);
      codes.push(exitCode);
      if (format === "ndjson") printJson([object], "ndjson", session.results);
      else objects.push(object);
      if (session.interrupt.requested) break;
    }
  } finally {
    await session.interrupt.release();
  }
  if (format === "json") printJson(objects, "json", session.results);
  return worstOf(codes);
}

async function explainInstance(
  instance: TypedInstance,
  session: Session,
  options: ExplainOptions,
  terminal: Terminal,
): Promise<InstanceExplained> {
  const { loaded, instances, settings, interrupt, deadline, results } = session;
  const { analysis, host } = loaded;
  const { sources } = host;
  const isText = explainFormatOf(options) === "text";
  const say = (text: string): void => {
    if (isText) results.write(text);
  };
  const object = { file: loaded.file, instance: instance.name ?? null, puzzle: instance.puzzle.name };
  const entries =
    options.from === undefined ? undefined : entriesFrom(options.from, loaded, instance, settings, terminal);
  if (typeof entries === "number") return { exitCode: entries, object: { ...object, status: "error" } };
  say(heading({ instance }, instances.length > 1, results));
  // The rest of the time is for steps that need no answer.
  const share = deadline === undefined ? undefined : clock() + (deadline - clock()) * SHARE_BEFORE_STEPS;
  const driven = await drive(
    explainContradiction({ analysis, instance, settings: within(settings, share), host }),
    { interrupt, deadline: share, timeout: options.timeout },
  );
  if (driven.ending === "timeout" && deadline !== undefined && clock() < deadline) {
    say(
      "Whether there is an answer is not known so far. The following holds in every answer, if there is any.\n",
    );
    return explainPath(instance, entries, session, options, object, terminal, explainUnanswered);
  }
  if (driven.ending !== "done") {
    const { reason, exitCode } = stopped(driven.ending, options);
    say(`not known: ${reason}\n`);
    return { exitCode, object: { ...object, status: "unknown", reason } };
  }
  const found = driven.result;
  switch (found.kind) {
    case "refused": {
      printDiagnostics(found.diagnostics, sources, terminal);
      const [limit] = limitsMet(found.diagnostics);
      if (limit !== undefined) {
        const reason = limitText(limit);
        return { exitCode: exitCodes.unknown, object: { ...object, status: "unknown", reason } };
      }
      const diagnostics = found.diagnostics.map((each) => diagnosticJson(each, sources));
      return { exitCode: exitCodes.errors, object: { ...object, status: "error", diagnostics } };
    }
    case "answer":
      return explainPath(instance, entries, session, options, object, terminal);
    case "contradiction": {
      say(drawContradiction(found, options, results));
      say(contradictionText(found, sources, results));
      const members = found.members.map((member) => memberJson(member, found.ground, sources));
      say("\nHow it shows, from what is given:\n\n");
      const clash = await tellFailure(instance, [], session, options);
      if (clash === undefined) say("no steps of a few rules come to it.\n");
      return {
        exitCode: exitCodes.noSolution,
        object: {
          ...object,
          status: "none",
          irreducible: found.irreducible,
          members,
          ...(clash === undefined ? {} : { clash }),
        },
      };
    }
    default:
      return found satisfies never;
  }
}
