/** A problem searched with a certificate, and the certificate checked. */
import { type Problem, search } from "@ecp/engine";
import { CertificateError, type Verdict, Verifier } from "@ecp/verifier";

export interface Certified {
  readonly text: string;
  readonly count: number;
  readonly isDone: boolean;
}

/** Undefined where it takes more nodes. */
export function certified(problem: Problem, limit: number, nodes = Number.POSITIVE_INFINITY): Certified {
  const pieces: string[] = [];
  const run = search(problem, { limit, nodeLimit: nodes, certificate: (text) => pieces.push(text) });
  while (run.step(100_000) === "running") run.next();
  return { text: pieces.join(""), count: Number(run.count()), isDone: run.state === "done" };
}

/** The verifier's verdict; where it refuses, line and reason. */
export function verified(text: string): Verdict | string {
  const verifier = new Verifier();
  try {
    for (const line of text.split("\n")) verifier.line(line);
    return verifier.verdict();
  } catch (thrown) {
    if (thrown instanceof CertificateError) return `${thrown.line}: ${thrown.message}`;
    throw thrown;
  }
}
