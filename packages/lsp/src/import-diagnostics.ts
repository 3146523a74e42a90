/** The words for an obstacle to an import or export. */

import {
  type Diagnostic,
  diagnose,
  importCutOff,
  importedSize,
  importLeftOver,
  importUnreadable,
  keptElsewhere,
  nearName,
  noFormat,
  notInTheClass,
  notInTheFormat,
  notSupported,
  spanOf,
  unknownForm,
  unknownGenre,
  unpackedTooLong,
} from "@ecp/compiler";
import { type Givens, genres, kindNamed, type Problem, type ProblemPlace } from "@ecp/interchange";
import { longestQuoted } from "./thresholds.js";

const short = (text: string): string =>
  text.length > longestQuoted ? `${text.slice(0, longestQuoted)}…` : text;

/** `text` begins at `shift` of the file; without a file `file` is what the user gave. */
export function problemDiagnostic(problem: Problem, file: string, text: string, shift: number): Diagnostic {
  const span = ({ start, end }: ProblemPlace) => spanOf(file, shift + start, shift + end);
  const whole = spanOf(file, shift, shift + text.trimEnd().length);
  const at = (place: ProblemPlace): string => short(text.slice(place.start, place.end));
  switch (problem.kind) {
    case "unknown-form":
      return diagnose(unknownForm, whole, { text: short(text.trim()) });
    case "unknown-genre": {
      const kind = kindNamed(problem.genre);
      const spelled = nearName(
        problem.genre.toLowerCase(),
        genres.flatMap(({ names }) => names),
      );
      const near = kind?.like ?? (spelled === undefined ? [] : [spelled]);
      return diagnose(unknownGenre, span(problem.at), {
        genre: short(problem.genre),
        name: kind?.name,
        near,
      });
    }
    case "size":
      return diagnose(importedSize, span(problem.at), { size: problem.size });
    case "cut-off":
      return diagnose(importCutOff, span(problem.at), { what: problem.what });
    case "left-over":
      return diagnose(importLeftOver, span(problem.at), { text: at(problem.at) });
    case "unreadable":
      return diagnose(importUnreadable, span(problem.at), { text: short(problem.what) });
    case "not-in-class":
      return diagnose(notInTheClass, span(problem.at), problem);
    case "too-long":
      return diagnose(unpackedTooLong, span(problem.at), problem);
    case "kept-elsewhere":
      return diagnose(keptElsewhere, span(problem.at), {});
    case "no-genre":
      return diagnose(noFormat, whole, problem);
    case "not-in-format":
      return diagnose(notInTheFormat, whole, problem);
    default:
      return problem satisfies never;
  }
}

/** Of a puzzle that was read, each thing that was not. */
export function leftOutDiagnostics({ remarks }: Givens, file: string, text: string): readonly Diagnostic[] {
  const whole = spanOf(file, 0, text.trimEnd().length);
  return (remarks?.notSaid ?? []).map((what) => diagnose(notSupported, whole, { what: short(what) }));
}
