/** `ecpc draw FILE [INSTANCE]`: draw the unsolved puzzle, for printing. */
import { compileInstance, drawSvg, makeScene } from "@ecp/compiler";
import { type Entry, unsolved } from "../../books/entry.js";
import { bookPage } from "../../books/page.js";
import { bounded } from "../../bounded.js";
import { type ExitCode, exitCodes, worstOf } from "../../exit-codes.js";
import { titleOf } from "../../input/load.js";
import { codeOf } from "../../report/limits.js";
import { hasErrors, printDiagnostics } from "../../report/print-diagnostics.js";
import { drawPicture, heading, pictureOf } from "../../report/results.js";
import type { SolvingOptions } from "../../solving/options.js";
import { openSession } from "../../solving/session.js";
import type { Terminal } from "../../terminal.js";
import { PER_PAGE } from "../../thresholds.js";
import { onlyOne } from "../solve.js";

export interface DrawOptions extends Omit<SolvingOptions, "format"> {
  readonly format: "text" | "svg" | "html" | "png";
}

export async function draw(
  file: string,
  name: string | undefined,
  { format, ...given }: DrawOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const options: SolvingOptions = { ...given, format: format === "text" ? format : "svg" };
  const session = await openSession(file, name, options, terminal);
  if (typeof session === "number") return session;
  await session.interrupt.release();
  const { loaded, instances, results, settings, deadline } = session;
  const entries: Entry[] = [];
  const painted: string[] = [];
  if (format === "svg" || format === "png") onlyOne(file, instances);
  const several = instances.length > 1;
  const codes = instances.map((instance): ExitCode => {
    const { ground, diagnostics } = bounded({ deadline, timeout: options.timeout }, () =>
      compileInstance(loaded.analysis.typed, instance, settings, loaded.host),
    );
    printDiagnostics(diagnostics, loaded.host.sources, terminal);
    if (hasErrors(diagnostics)) return codeOf(diagnostics);
    if (ground === undefined) return exitCodes.errors;
    const picture = pictureOf(ground);
    const title = titleOf(instance);
    if (format === "svg") results.write(drawSvg(makeScene(picture), { title }));
    else if (format === "png") painted.push(drawSvg(makeScene(picture), { title, isPart: true }));
    else if (format === "html") entries.push(unsolved(title, picture));
    else {
      const drawing = drawPicture(picture, options, results);
      results.write(`${heading({ instance }, several, results)}${drawing}\n${several ? "\n" : ""}`);
    }
    return exitCodes.answered;
  });
  if (entries.length > 0) {
    const title = entries.length === 1 ? (entries[0]?.title ?? file) : file;
    results.write(bookPage(entries, title, entries.length === 1 ? 1 : PER_PAGE));
  }
  for (const svg of painted) {
    const { painter } = await import("../../pictures/png.js");
    results.write((await painter()).png(svg));
  }
  return worstOf(codes);
}
