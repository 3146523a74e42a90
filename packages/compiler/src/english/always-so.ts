/** Rules that are always so: they read well, and nothing is asked by them. */

/** `cells without a car have no car`: the head has said it. */
export const saysItsHead = (rule: string): boolean =>
  /^for each cell (\w) with(?:out)? (\w+): \1 has (?:no |not )?\2$/.test(rule);

const always: readonly RegExp[] = [
  // `c.size = c.size`, where a layer is called like an attribute.
  /(?:^|\(|: |\b(?:where|and|or|if|not) )([\w.]+(?:\([\w.]*\))?) [<>!]?= \1(?![\w.(])(?! [-+*/])/,
  /\b(\w+ (?:is|has)(?: not?)? \w+)\)? (?:and|or|=) \(?\1(?![\w.])/,
  /\b(?:where|if) (\w+ (?:is|has)(?: not?)? \w+): \1(?![\w.])/,
];

export const isAlwaysSo = (rule: string): boolean =>
  saysItsHead(rule) || always.some((each) => each.test(rule));
