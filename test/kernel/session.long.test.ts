/** Questions asked one after the other of one session get the answers that each would get alone, and the blame that is given is enough. */
import { type OptionId, openSession, type Session, type SessionQuestion } from "@ecp/engine";
import { describe, expect, it } from "vitest";
import { bruteForce, seen } from "./brute-force.js";
import { KINDS, randomFrom, randomProblem } from "./random-problem.js";

function ask(session: Session, question: SessionQuestion, slice: number) {
  session.ask(question);
  for (;;) {
    const answer = session.step(slice);
    if (answer !== undefined) return answer;
  }
}

describe.each(KINDS)("a session on random problems with rows and %s", (kind) => {
  it("answers under assumptions, blames enough, and excludes", () => {
    for (let seed = 1; seed <= 120; seed++) {
      const random = randomFrom(seed);
      const problem = randomProblem(seed, kind);
      let left = bruteForce(problem);
      const session = openSession(problem);
      const fits = (solution: readonly OptionId[], { assume = [], forbid = [] }: SessionQuestion): boolean =>
        assume.every((option) => solution.includes(option)) &&
        !forbid.some((option) => solution.includes(option));
      const some = (): OptionId[] =>
        Array.from({ length: random(4) }, () => random(problem.optionCount) as OptionId);
      for (let round = 0; round < 12; round++) {
        const question: SessionQuestion = {
          assume: some(),
          forbid: some(),
          seed: random(3),
          ...(random(2) === 0 ? { prefer: { options: some(), chosen: random(2) === 0 } } : {}),
        };
        const answer = ask(session, question, 1 + random(30));
        const context = `seed ${seed}, round ${round}`;
        if (answer.kind === "none") {
          expect(
            left.filter((each) => fits(each, answer)),
            context,
          ).toEqual([]);
          expect(question.assume, context).toEqual(expect.arrayContaining(answer.assume));
          continue;
        }
        const key = seen(problem, answer.options);
        const agreeing = left.filter((each) => seen(problem, each) === key);
        expect(
          agreeing.some((each) => fits(each, question)),
          context,
        ).toBe(true);
        expect(fits(answer.options, question), context).toBe(true);
        if (random(2) === 0) continue;
        session.exclude();
        left = left.filter((each) => seen(problem, each) !== key);
      }
    }
  });
});
