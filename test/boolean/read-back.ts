/** Reads what the writers of `opb` and `dimacs` write back into problems of rows alone: nothing here is shared with them. */
import { createProblemBuilder, type Literal, negate, type Problem } from "@ecp/engine";

/** `seen`: the variables that are visible, from 1. */
function builderOf(variables: number, seen: readonly number[]) {
  const builder = createProblemBuilder();
  const literals = Array.from({ length: variables }, (): Literal => {
    const item = builder.primary();
    const on = builder.option([item]);
    builder.option([item]);
    return builder.chosen(on);
  });
  const at = (variable: number): Literal => {
    const literal = literals[variable - 1];
    if (literal === undefined) throw new Error(`variable ${variable} of ${variables}`);
    return literal;
  };
  builder.visible(seen.map(at));
  return { builder, at };
}

export function readDimacs(text: string): Problem {
  const lines = text.split("\n").filter((line) => line !== "");
  const seen = lines
    .filter((line) => line.startsWith("c p show "))
    .flatMap((line) => line.split(" ").slice(3, -1));
  const header = lines.find((line) => line.startsWith("p cnf "))?.split(" ") ?? [];
  const clauses = lines.filter((line) => !line.startsWith("c") && !line.startsWith("p"));
  if (clauses.length !== Number(header[3])) throw new Error(`${clauses.length} clauses, not ${header[3]}`);
  const { builder, at } = builderOf(Number(header[2]), seen.map(Number));
  for (const line of clauses) {
    const numbers = line.split(" ").map(Number);
    if (numbers.pop() !== 0) throw new Error(line);
    builder.clause(numbers.map((n) => (n < 0 ? negate(at(-n)) : at(n))));
  }
  return builder.build();
}

export function readOpb(text: string): Problem {
  const lines = text.split("\n").filter((line) => line !== "");
  const header = /^\* #variable= (\d+) #constraint= (\d+)$/.exec(lines[0] ?? "");
  const seen = lines.flatMap((line) => (line.startsWith("* project") ? line.split(" x").slice(1) : []));
  const rows = lines.filter((line) => !line.startsWith("*"));
  if (rows.length !== Number(header?.[2])) throw new Error(`${rows.length} rows, not ${header?.[2]}`);
  const { builder, at } = builderOf(Number(header?.[1]), seen.map(Number));
  for (const line of rows) {
    const [, sum, relation, bound] = /^(.*) (>=|=) (-?\d+) ;$/.exec(line) ?? [];
    const words = (sum ?? "").split(" ");
    const terms = words.flatMap((word, i) =>
      i % 2 === 0 ? [{ weight: Number(word), literal: at(Number(words[i + 1]?.slice(1))) }] : [],
    );
    builder.linear(terms, Number(bound), relation === "=" ? Number(bound) : 1_000_000);
  }
  return builder.build();
}
