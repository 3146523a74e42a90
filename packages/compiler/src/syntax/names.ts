/**
 * The letters of a name: letters of any script, digits, `_`. Ranges written out, since Chevrotain drops the `u` flag of regular
 * expressions, under which `\p{L}` silently matches the letters p, L and braces. The ranges follow NameStartChar and NameChar of XML 1.0
 * (fifth edition), less CJK punctuation and the full-width forms of `:`, `(`, `=`…, which are typing slips and must be told as such,
 * less `:`, `-` and `.`, and less the planes of emoji.
 */
const bmpStart =
  "A-Za-z_\\u00AA\\u00B5\\u00BA\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF" +
  "\\u2071\\u207F-\\u209C\\u2102-\\u218F\\u2C00-\\u2DFF\\u3005-\\u3007\\u3021-\\u3029\\u3031-\\uD7FF\\uF900-\\uFDCF" +
  "\\uFDF0-\\uFEFE\\uFF21-\\uFF3A\\uFF41-\\uFF5A\\uFF66-\\uFFDC";
const astral = "[\\uD800-\\uD83A\\uD840-\\uD888][\\uDC00-\\uDFFF]";

/** Sources of regular expressions without flags. */
const nameStart = `(?:[${bmpStart}]|${astral})`;
const namePart = `(?:[0-9\\u00B7\\u0300-\\u036F\\u200C\\u200D\\u203F\\u2040${bmpStart}]|${astral})`;
export const namePattern = `${nameStart}${namePart}*`;

const wholeName = new RegExp(`^${namePattern}$`);

export const isName = (text: string): boolean => wholeName.test(text);

/** The nouns that an adjective may stand before: `shaded cells`. */
export const elementWords: ReadonlySet<string> = new Set([
  "cell",
  "cells",
  "link",
  "links",
  "edge",
  "edges",
  "corner",
  "corners",
]);
