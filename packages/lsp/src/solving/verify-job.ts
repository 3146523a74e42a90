/** A search that writes a proof, which the verifier reads while it is written. */
import { proofInWords } from "@ecp/compiler";
import { ProblemError, search as startSearch } from "@ecp/engine";
import { CertificateError, Verifier } from "@ecp/verifier";
import { mostProofAnswers, mostProofCharacters } from "../thresholds.js";
import { compileJob } from "./compile-job.js";
import type { Report, VerifyJob } from "./job.js";
import { slices } from "./slices.js";

type Verified = Extract<Report, { readonly kind: "verified" }>;

export function* verifyJob(job: VerifyJob, now: () => number): Generator<Report, void> {
  const compiled = compileJob(job);
  if ("kind" in compiled) {
    yield compiled;
    return;
  }
  const { problem, objective } = compiled.lowered;
  const verifier = new Verifier();
  const read = { characters: 0, line: "" };
  const certificate = (text: string): void => {
    read.characters += text.length;
    const lines = `${read.line}${text}`.split("\n");
    read.line = lines.pop() ?? "";
    for (const line of lines) verifier.line(line);
  };
  const end = (told: Omit<Verified, "kind">): readonly Report[] => [
    { kind: "verified", ...told },
    { kind: "verdict", status: "unknown", diagnostics: [] },
  ];
  try {
    const search = startSearch(problem, {
      certificate,
      ...(objective === undefined ? { limit: mostProofAnswers } : { best: true }),
      ...(job.memoryBytes === undefined ? {} : { memoryBytes: job.memoryBytes }),
    });
    for (const { ended } of slices(search, now)) {
      if (ended) break;
      yield { kind: "progress", fraction: search.progress(), found: sizeInWords(read.characters) };
      if (read.characters > mostProofCharacters) {
        yield* end({ status: "unknown", says: tooLong });
        return;
      }
    }
    if (search.state !== "done") {
      yield* end({
        status: "unknown",
        says: `There is no proof: ${search.reason ?? "the search was stopped"}.`,
      });
      return;
    }
    const verdict = verifier.verdict();
    const number = verdict.best === undefined ? undefined : objective?.numberOf(verdict.best);
    const size = `${verdict.steps} ${verdict.steps === 1 ? "step" : "steps"}, ${sizeInWords(read.characters)}`;
    yield* end({
      status: "verified",
      says: `Verified: ${proofInWords(verdict, number)} (${size}).`,
      steps: verdict.steps,
      characters: read.characters,
    });
  } catch (error) {
    if (error instanceof CertificateError)
      yield* end({
        status: "refused",
        says: `Not verified: line ${error.line} of the proof: ${error.message}.`,
      });
    else if (error instanceof ProblemError)
      yield* end({ status: "unknown", says: `There is no proof: ${error.message}.` });
    else throw error;
  }
}

const tooLong =
  "The proof is longer than there is room for here: `ecpc solve --proof FILE` and `ecpc verify FILE` have more.";

const sizeInWords = (characters: number): string =>
  characters < 1000
    ? `${characters} bytes`
    : characters < 1e6
      ? `${Math.round(characters / 1000)} KB`
      : `${(characters / 1e6).toFixed(1)} MB`;
