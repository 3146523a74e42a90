/** `ecpc explain FILE [INSTANCE]`: a way to the answer, or why there is none. `ecpc explain ECP2001`: what a message means. */

import { existsSync } from "node:fs";
import { diagnosticJson, explainContradiction, type JsonObject, type TypedInstance } from "@ecp/compiler";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { drive, within } from "../explaining/drive.js";
import { explainPath, type InstanceExplained, stopped } from "../explaining/explain-path.js";
import { memberJson } from "../explaining/member-json.js";
import type { ExplainOptions } from "../explaining/options.js";
import { explainCode, isCode } from "../explaining/page.js";
import { contradictionText, drawContradiction } from "../explaining/print-contradiction.js";
import { limitsMet, limitText } from "../report/limits.js";
import { printDiagnostics } from "../report/print-diagnostics.js";
import { heading, printJson } from "../report/results.js";
import { formatOf } from "../solving/options.js";
import { openSession, type Session } from "../solving/session.js";
import type { Terminal } from "../terminal.js";

export async function explain(
  what: string,
  name: string | undefined,
  options: ExplainOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (name === undefined && what !== "-" && isCode(what) && !existsSync(what))
    return explainCode(what, terminal);
  const session = openSession(
    what,
    name,
    { ...options, limit: 1, threads: 1, strategy: "auto", stats: false },
    terminal,
  );
  if (typeof session === "number") return session;
  const objects: JsonObject[] = [];
  const codes: ExitCode[] = [];
  try {
    for (const instance of session.instances) {
      const { exitCode, object } = await explainInstance(instance, session, options, terminal);
      codes.push(exitCode);
      if (formatOf(options) === "ndjson") printJson([object], "ndjson", session.results);
      else objects.push(object);
      if (session.interrupt.requested) break;
    }
  } finally {
    await session.interrupt.release();
  }
  if (formatOf(options) === "json") printJson(objects, "json", session.results);
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
  const isText = formatOf(options) === "text";
  const say = (text: string): void => {
    if (isText) results.write(text);
  };
  say(heading({ instance }, instances.length > 1, results));
  const object = { file: loaded.file, instance: instance.name ?? null, puzzle: instance.puzzle.name };
  const driven = await drive(
    explainContradiction({ analysis, instance, settings: within(settings, deadline), host }),
    {
      interrupt,
      deadline,
      timeout: options.timeout,
    },
  );
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
      return explainPath(instance, session, options, object);
    case "contradiction": {
      say(drawContradiction(found, options, results));
      say(contradictionText(found, sources, results));
      const members = found.members.map((member) => memberJson(member, found.ground, sources));
      return {
        exitCode: exitCodes.noSolution,
        object: { ...object, status: "none", irreducible: found.irreducible, members },
      };
    }
    default:
      return found satisfies never;
  }
}
