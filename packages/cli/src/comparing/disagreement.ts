/** All ways to search one problem find the same. Where two do not, the engine has a mistake, and that is said rather than hidden in a table. */
import type { Row, Searched } from "./search-one-way.js";

/** In words; undefined where all agree, as far as they have come. */
export function disagreement(rows: readonly Row[], limit: number): string | undefined {
  const ended = rows.filter((row): row is Searched => row.ending === "all" || row.ending === "enough");
  const seen = ({ found }: Searched): bigint =>
    limit > 0 && found > BigInt(limit) ? BigInt(limit) + 1n : found;
  const [first] = ended;
  const other = first && ended.find((row) => seen(row) !== seen(first));
  if (first === undefined || other === undefined) return undefined;
  const told = ({ way, found }: Searched): string => `${way.strategy} (${way.next}) found ${found}`;
  return `the strategies disagree, which is a mistake of ecpc: ${told(first)}, ${told(other)}`;
}
