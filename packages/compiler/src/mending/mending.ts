/**
 * The lines that were meant, where a text has errors: a phase of its own after the check, so that a program that meets no error need not load it. It knows the readers of
 * sentences (`english/`) and the table of phrases; each mend is tried before it is told.
 */
import { type Analysis, analyse } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Host } from "../host.js";
import { withGuards } from "../phrases/guards.js";
import { mendLines } from "../phrases/mend-lines.js";
import { mendTexts } from "../phrases/mend-texts.js";
import { ownSamples } from "../phrases/own-samples.js";
import { withOpenings } from "../phrases/with-openings.js";
import { parse } from "../syntax/parse.js";
import { makeSource } from "../text/source.js";
import { declaredNames, englishIn, symbolsOf } from "./names-in-puzzles.js";
import { boardTrier } from "./tried-on-board.js";

/** The analysis with mends in its diagnostics. `host`: the one that it was made with. */
export function mended(analysis: Analysis, host: Host): Analysis {
  if (!analysis.diagnostics.some(isError)) return analysis;
  const { source, all } = analysis;
  const analysed = (other: string): readonly Diagnostic[] => analyse(source.file, other, host).all;
  const english = englishIn(analysis.resolved);
  const inLines = mendLines({
    source,
    diagnostics: analysis.diagnostics,
    all,
    names: declaredNames(analysis.resolved),
    isFormed: (line) =>
      [`puzzle P\n${line}`, `puzzle P\ninstance:\n  ${line}`].some(
        (whole) => parse(makeSource(source.file, whole)).diagnostics.length === 0,
      ),
    readings: english.readingsOf,
    declaredBy: (other) => {
      const { resolved } = analyse(source.file, other, host);
      return { names: declaredNames(resolved), readings: englishIn(resolved).readingsOf };
    },
    analysed,
    onBoard: boardTrier(source.file, host),
  });
  const errorsOf = (other: string): readonly Diagnostic[] => analysed(other).filter(isError);
  const errors = all.filter(isError);
  const inTexts = mendTexts(source, inLines, errors, errorsOf);
  const samples = ownSamples(symbolsOf(analysis.resolved));
  const opened = withOpenings(source, inTexts, english, analysed, samples);
  return {
    ...analysis,
    diagnostics: withGuards(source, opened, (other) => errorsOf(other).length < errors.length),
  };
}

const isError = ({ severity }: Diagnostic): boolean => severity === "error";
