/** Pairs of texts by the law that makes one of the other, or whose side condition keeps them apart: `forms.txt` says how they are written. */

export interface Pair {
  readonly law: string;
  /** The texts as whole puzzles. */
  readonly before: string;
  readonly after: string;
  /** The rules of the two. */
  readonly rule: string;
  readonly other: string;
  /** How many answers the two have, and by which difference, if they are kept apart. */
  readonly apart: { readonly counts: readonly [number, number]; readonly reason: string } | undefined;
}

export const pairsIn = (text: string): readonly Pair[] => text.split(/^## /mu).slice(1).flatMap(pairsOf);

function pairsOf(part: string): readonly Pair[] {
  const [law = "", ...lines] = part.split("\n");
  const [head = "", rules = ""] = lines.join("\n").split(/^\.\.\.$/mu);
  const [declared = "", data = ""] = head.split(/^instance:$/mu);
  const whole = (rule: string): string => `puzzle P\n${declared}${rule}\ninstance:${data}`;
  return rules
    .trim()
    .split(/\n\n+/u)
    .map((pair): Pair => {
      const [, one = "", two = "", reason = "", rule = "", sign = "", other = ""] =
        /^(?:(\d+) and (\d+) answers, (.*)\n)?([\s\S]*?)\n(->|!>) ([\s\S]*)$/u.exec(pair) ?? [];
      if (rule === "") throw new Error(`${law}: this is no pair of texts:\n${pair}`);
      const apart = sign === "!>" ? { counts: [Number(one), Number(two)] as const, reason } : undefined;
      return { law, rule, other, before: whole(rule), after: whole(other), apart };
    });
}
