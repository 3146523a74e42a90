/**
 * A sentence that says two rules makes two statements. A statement behind `;` is in the scope of the head before it: `for each cell c where c is plus: A; B`
 * asks B only where there is a plus. So a statement that is about something else stands on a line of its own.
 */

const HEAD = /^for each .*: /;
const CONDITION = /(?:^|: )(?:if|unless) /;

/** The text on several lines, and as it is: where a statement behind `;` speaks of what a head before it names, the first has an error. */
export function inOwnLines(text: string): readonly string[] {
  const [first = "", ...others] = statementsOf(text);
  const lines = [first];
  for (const statement of others) {
    const line = lines.at(-1) ?? "";
    const isOther = HEAD.test(line) && (HEAD.test(statement) || !CONDITION.test(line));
    if (isOther) lines.push(statement);
    else lines[lines.length - 1] = `${line}; ${statement}`;
  }
  return lines.length === 1 ? [text] : [lines.join("\n"), text];
}

/** Those that `;` separates outside brackets and quotes. */
function statementsOf(text: string): readonly string[] {
  const statements: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
    else if (sign === ";" && depth === 0) {
      statements.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...statements, text.slice(from).trim()];
}
