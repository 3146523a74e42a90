/**
 * A text with other texts in place of parts of it: `{ from, to, text }` each, in any order; those put in at one place stay in theirs. Two that meet are an
 * error, of the file that `name` is.
 */
export function edited(text, edits, name = "text") {
  const parts = [];
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    if (edit.from < done) throw new Error(`${name}: two changes of one place: ${edit.text}`);
    parts.push(text.slice(done, edit.from), edit.text);
    done = edit.to;
  }
  return parts.join("") + text.slice(done);
}
