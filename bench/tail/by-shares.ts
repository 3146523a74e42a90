/** A diagram counted in so many shares, as if each had a processor of its own: of each level, the time of the slowest share. */
import { type PartAnswer, type PartRequest, type Problem, partWork } from "@ecp/engine";

/** In seconds of `clock`; undefined where it is given up, or another number comes out. */
export function byShares(
  problem: Problem,
  shares: number,
  known: bigint,
  clock: () => number,
): number | undefined {
  const works = Array.from({ length: shares }, () =>
    partWork({ problem, strategy: "auto", countOnly: true, limit: 0, diagram: false }),
  );
  const level = (
    work: (request: PartRequest) => PartAnswer,
    first: PartRequest,
  ): readonly [PartAnswer, number] => {
    const begun = clock();
    for (let request = first; ; request = { share: "go-on" }) {
      const answer = work(request);
      if (answer.state !== "running" || answer.share?.handed !== undefined) return [answer, clock() - begun];
    }
  };
  let took = 0;
  let levels = works.map((work, own) =>
    level(work, { share: { begin: own, of: shares, onlyIfSmall: false } }),
  );
  for (;;) {
    took += Math.max(...levels.map(([, time]) => time));
    const answers = levels.map(([answer]) => answer);
    if (answers.every(({ state }) => state === "done"))
      return answers.reduce((sum, { count }) => sum + count, 0n) === known ? took : undefined;
    if (answers.some(({ share }) => share?.handed === undefined)) return undefined;
    levels = works.map((work, own) =>
      level(work, { share: { handed: answers.flatMap(({ share }) => share?.handed?.[own] ?? []) } }),
    );
  }
}
