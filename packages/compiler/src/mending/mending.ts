/**
 * Mending finds the lines that were meant, where a text has errors: a phase of its own after the check, so that a program that meets no error need not load it. It knows the
 * readers of sentences (`english/`) and the table of phrases, and tries each mend before it is told.
 */
import { type Analysis, analyse } from "../compile.js";
import { type Diagnostic, saysError } from "../diagnostics/diagnostic.js";
import type { Host } from "../host.js";
import { oncePerKey } from "../once.js";
import { withGuards } from "../phrases/guards.js";
import { mendLines } from "../phrases/mend-lines.js";
import { mendTexts } from "../phrases/mend-texts.js";
import { ownAdjective, ownSamples } from "../phrases/own-samples.js";
import { withOpenings } from "../phrases/with-openings.js";
import { parse } from "../syntax/parse.js";
import { makeSource } from "../text/source.js";
import { CHOICES_TRIED } from "../thresholds.js";
import { declaredNames, englishIn, symbolsOf } from "./names-in-puzzles.js";
import { nearestRules } from "./nearest-rules.js";
import { boardTrier } from "./tried-on-board.js";

/** The analysis with mends in its diagnostics. `host`: the one that it was made with. */
export function mended(analysis: Analysis, host: Host): Analysis {
  if (!analysis.diagnostics.some(saysError)) return analysis;
  const { source, all } = analysis;
  // The check of a line, the trial on the board and the lines below ask for the same texts.
  const analysisOf = oncePerKey((other: string) => analyse(source.file, other, host));
  const analysed = (other: string): readonly Diagnostic[] => analysisOf(other).all;
  const english = englishIn(analysis.resolved);
  const onBoard = boardTrier(source.file, host, analysisOf);
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
      const { resolved } = analysisOf(other);
      return { names: declaredNames(resolved), readings: englishIn(resolved).readingsOf };
    },
    analysed,
    onBoard,
  });
  const errorsOf = (other: string): readonly Diagnostic[] => analysed(other).filter(saysError);
  const errors = all.filter(saysError);
  const inTexts = mendTexts(source, inLines, errors, errorsOf);
  const symbols = symbolsOf(analysis.resolved);
  const opened = withOpenings(source, inTexts, english, analysed, {
    rules: ownSamples(symbols),
    adjective: ownAdjective(symbols),
    nearest: nearestRules(english, symbols),
    onBoard: boardTrier(source.file, host, analysisOf, CHOICES_TRIED),
  });
  return {
    ...analysis,
    diagnostics: withGuards(source, opened, (other) => errorsOf(other).length < errors.length),
  };
}
