/** Text of the user inside Markdown of ours. */

/**
 * As it stands, on one line: nothing of it becomes a link, an image, HTML, emphasis or code (CommonMark with the tables, strikethrough and
 * autolinks of GitHub). It stands behind other text of its line, so that marks of blocks are no concern.
 */
export const plainText = (text: string): string =>
  text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>&!|~@]|:(?=\/\/)|(?<=\bwww)\./gi, "\\$&");
