/**
 * All answers of a text in Knuth's format, by trying: reads the text itself, and shares nothing with the engine.
 *
 * Each option is taken or left, in the order of the text, as long as no item is covered too often, and none too seldom by all that follows.
 */

interface Item {
  readonly least: number;
  readonly most: number;
  /** Covered by any number of options that agree on a colour, or by one without a colour. */
  readonly secondary: boolean;
}

interface Held {
  readonly item: Item;
  readonly colour: string | undefined;
}

/** Steps after which an answer is not worth its time. */
const MOST_STEPS = 400_000;

/** Each answer as the numbers of its options, from 0, rising, with blanks between; undefined where trying takes too long. */
export function judged(text: string): readonly string[] | undefined {
  const options = read(text);
  const items = [...new Set(options.items.values())];
  /** By item, how many options from number k on hold it. */
  const left = new Map(items.map((item) => [item, [...options.held, []].map(() => 0)]));
  for (const [item, counts] of left)
    for (let k = options.held.length - 1; k >= 0; k--)
      counts[k] = (counts[k + 1] ?? 0) + (options.held[k]?.some((held) => held.item === item) ? 1 : 0);
  const covers = new Map<Item, (string | undefined)[]>(items.map((item) => [item, []]));
  const answers: string[] = [];
  const taken: number[] = [];
  let steps = 0;
  const fits = ({ item, colour }: Held): boolean => {
    const before = covers.get(item) ?? [];
    if (!item.secondary) return before.length < item.most;
    return before.length === 0 || (colour !== undefined && before.every((other) => other === colour));
  };
  const isHopeless = (k: number): boolean =>
    items.some((item) => (covers.get(item)?.length ?? 0) + (left.get(item)?.[k] ?? 0) < item.least);
  const go = (k: number): void => {
    steps++;
    if (steps > MOST_STEPS || isHopeless(k)) return;
    const option = options.held[k];
    if (option === undefined) {
      answers.push(taken.join(" "));
      return;
    }
    if (option.every(fits)) {
      for (const { item, colour } of option) covers.get(item)?.push(colour);
      taken.push(k);
      go(k + 1);
      taken.pop();
      for (const { item } of option) covers.get(item)?.pop();
    }
    go(k + 1);
  };
  go(0);
  return steps > MOST_STEPS ? undefined : answers.sort();
}

function read(text: string): { items: ReadonlyMap<string, Item>; held: readonly (readonly Held[])[] } {
  const [first = "", ...lines] = text.split("\n").filter((line) => !/^\s*($|\|)/.test(line));
  const items = new Map<string, Item>();
  let secondary = false;
  for (const word of first.trim().split(/\s+/)) {
    const bounded = /^(?:(\d*):)?(\d+)\|(.+)$/.exec(word);
    if (bounded !== null) {
      const [, low, high = "", name = ""] = bounded;
      items.set(name, { least: Number(low ?? high), most: Number(high), secondary: false });
      continue;
    }
    if (word.startsWith("|")) secondary = true;
    const name = word.replace("|", "");
    const bounds = secondary ? { least: 0, most: 1 } : { least: 1, most: 1 };
    if (name !== "") items.set(name, { ...bounds, secondary });
  }
  const held = lines.map((line) =>
    line
      .trim()
      .split(/\s+/)
      .map((word): Held => {
        const [name = "", colour] = word.split(":");
        const item = items.get(name);
        if (item === undefined) throw new Error(`no item ${name}`);
        return { item, colour };
      }),
  );
  // As Knuth does: an option that covers nothing that must be covered is left out.
  return { items, held: held.filter((option) => option.some(({ item }) => !item.secondary)) };
}
