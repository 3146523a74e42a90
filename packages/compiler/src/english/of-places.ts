/** Places that have names are said by these: `Bob is tea`, and not `for each cell c where c is Bob: c is tea`. */

const HEAD = /^for each (cell \w+(?:, cell \w+)*) where ([^:()]+?): (.+)$/;
const ONE = /\bsome\((\w) is (\w+) and ((?:[^()]|\([^()]*\))+) for \1 in cells\)/g;

/** A head names a cell that is a place of the board: the place stands for it. */
export function byTheirNames(text: string, places: ReadonlySet<string>): string {
  if (places.size === 0) return text;
  return text
    .split("\n")
    .map((line) =>
      withoutHead(line, places).replace(ONE, (whole, name: string, place: string, said: string) =>
        places.has(place) ? `(${instead(said, name, place)})` : whole,
      ),
    )
    .join("\n");
}

function withoutHead(line: string, places: ReadonlySet<string>): string {
  const [, heads, where, body] = HEAD.exec(line) ?? [];
  if (heads === undefined || where === undefined || body === undefined || / or /.test(where)) return line;
  return said(heads, where, body, places);
}

function said(heads: string, where: string, body: string, places: ReadonlySet<string>): string {
  const conditions = where.split(" and ");
  const named = new Map(
    conditions.flatMap((condition) => {
      const [, name, place] = /^(\w) is (\w+)$/.exec(condition) ?? [];
      return name !== undefined && place !== undefined && places.has(place) ? [[name, place] as const] : [];
    }),
  );
  const others = conditions.filter(
    (each) => ![...named].some(([name, place]) => each === `${name} is ${place}`),
  );
  const left = heads.split(", ").filter((head) => !named.has(head.slice("cell ".length)));
  const rest = [...named].reduce((now, [name, place]) => instead(now, name, place), others.join(" and "));
  const rule = [...named].reduce((now, [name, place]) => instead(now, name, place), body);
  if (left.length > 0) return `for each ${left.join(", ")}${rest === "" ? "" : ` where ${rest}`}: ${rule}`;
  return rest === "" ? rule : `if ${rest}: ${rule}`;
}

const instead = (text: string, name: string, place: string): string =>
  text.replace(new RegExp(`(?<![\\w.])${name}(?!\\w)`, "g"), place);
