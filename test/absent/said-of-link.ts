/** What is said of a link that may not be there. */

import {
  absent,
  isThere,
  type Link,
  links,
  type Rule,
  readAt,
  rule,
  type State,
  said,
  strict,
  type Term,
  term,
  type Value,
} from "./meaning.js";
import { isTrue, not, numberIn, there, yes } from "./telling.js";
import { corner, layerAt } from "./ways.js";

/** Links that may not be there. */
export const linkWays: Readonly<Record<string, Term<Link>>> = {
  "link in a found direction": term(
    "r1c1.link(r1c1.ar)",
    strict((direction: Value) => (direction === "right" ? { link: 0 } : absent), layerAt("ar", corner)),
  ),
  "first of found links": term(
    "(links with bar).first",
    (s) => links.find((link) => isTrue(readAt(s, "bar", link))) ?? absent,
  ),
  "second of found links": term("(links with bar)[2]", (s) =>
    links.every((link) => isTrue(readAt(s, "bar", link))) ? { link: 1 } : absent,
  ),
};

/** Layers on links are no, and 0, where there is no such link (L3). */
export function saidOfLink(x: Term<Link>): readonly Rule[] {
  const isLine = (s: State): boolean => isTrue(readAt(s, "line", x.of(s)));
  const load = (s: State): number => numberIn(isThere(x.of(s)) ? readAt(s, "load", x.of(s)) : 0);
  const rules: readonly Rule[] = [
    rule(`${x.text} is line`, isLine, x),
    rule(`${x.text} has line`, isLine, x),
    rule(`${x.text}.line`, isLine, x),
    rule(`${x.text}.line = no`, not(isLine), x),
    rule(`${x.text}.line != yes`, not(isLine), x),
    rule(`${x.text}.line = r1c1.s`, (s) => isLine(s) === yes(s, "s", corner), x),
    rule(`${x.text}.line in {yes}`, isLine, x),
    rule(`${x.text}.line not in {no}`, isLine, x),
    rule(`${x.text} has load`, (s) => load(s) !== 0, x),
    rule(`${x.text}.load = 0`, (s) => load(s) === 0, x),
    rule(`${x.text}.load != 0`, (s) => load(s) !== 0, x),
    rule(`${x.text}.load < 1`, (s) => load(s) < 1, x),
    rule(`${x.text}.load + 1 = 1`, (s) => load(s) === 0, x),
    rule(`${x.text}.load in {0}`, (s) => load(s) === 0, x),
    rule(
      `${x.text} is r1c1.link(right)`,
      said((link: Link) => link.link === 0, x.of),
      x,
    ),
    rule(`${x.text} in links`, there(x.of), x),
    rule(`size({${x.text}}) = 0`, (s) => !isThere(x.of(s)), x),
    rule(`exactly 0 line in {${x.text}}`, not(isLine), x),
    rule(`exactly 1 not line in {${x.text}}`, (s) => isThere(x.of(s)) && !isLine(s), x),
    rule(`all(l.line = no for l in {${x.text}})`, (s) => !isThere(x.of(s)) || !isLine(s), x),
    rule(`marked(${x.text})`, isLine, x, { before: ["let marked(y) = (y is line)"] }),
    rule(`${x.text} is free`, (s) => isThere(x.of(s)) && !isLine(s), x, {
      before: ["let free of link l = (l is not line)"],
    }),
    rule(`${x.text}.free = no`, (s) => isThere(x.of(s)) && isLine(s), x, {
      before: ["let free of link l = (l is not line)"],
    }),
  ];
  return rules.flatMap((one) => [one, rule(`not (${one.text})`, not(one.holds), one)]);
}
