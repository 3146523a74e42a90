/**
 * Plugins for a bundle that parses as soon as it begins, with what Chevrotain does before its first token made shorter: it brings
 * a lexer that nothing uses here, and what it asks of small objects and arrays it asks through the most general functions of Lodash, thousands of times.
 */
import { readFileSync } from "node:fs";

/** Chevrotain calls them with plain keys, arrays and plain objects only. */
const plain = {
  has: "export default (object, key) => object != null && Object.prototype.hasOwnProperty.call(object, key);",
  forEach: `export default (collection, take) => {
    if (Array.isArray(collection)) {
      for (let i = 0; i < collection.length; i++) if (take(collection[i], i, collection) === false) break;
    } else if (collection != null)
      for (const key of Object.keys(collection)) if (take(collection[key], key, collection) === false) break;
    return collection;
  };`,
};

/** A type of token is made ready with its categories, which were made before it. Chevrotain goes through all that belongs to these for each anew. */
const readying = /export function augmentTokenTypes\(tokenTypes\) \{[\s\S]*?\n\}/;
const readyingOnce = `export function augmentTokenTypes(tokenTypes) {
  for (const type of tokenTypes) {
    if (type.tokenTypeIdx !== undefined) continue;
    tokenIdxToClass[tokenShortNameIdx] = type;
    type.tokenTypeIdx = tokenShortNameIdx++;
    type.CATEGORIES ??= [];
    type.categoryMatches = [];
    type.categoryMatchesMap = {};
    type.isParent = false;
    belongTo(type.CATEGORIES, type.tokenTypeIdx);
  }
}
function belongTo(categories, index) {
  for (const category of categories) {
    if (category.categoryMatchesMap[index] === true) continue;
    category.categoryMatchesMap[index] = true;
    category.categoryMatches.push(index);
    category.isParent = true;
    belongTo(category.CATEGORIES, index);
  }
}`;

/** Lines are lexed without it (packages/compiler/src/syntax/lexer.ts). */
const noLexer = "export const Lexer = { NA: /NOT_APPLICABLE/ }; export const LexerDefinitionErrorType = {};";

/**
 * A parser is made of nine classes, whose methods are put on one prototype. To what V8 lays out as a struct each addition makes another layout, of all that
 * were there before; what a property was taken from is a table, to which one more is one more.
 */
const mixins = /export function applyMixins\([\s\S]*?\n\}/;
const quickMixins = `export function applyMixins({ prototype }, bases) {
  prototype.asTable = true;
  prototype.taken = true;
  delete prototype.asTable;
  delete prototype.taken;
  for (const base of bases)
    for (const name of Object.getOwnPropertyNames(base.prototype)) {
      if (name === "constructor") continue;
      const each = Object.getOwnPropertyDescriptor(base.prototype, name);
      if (each.get === undefined && each.set === undefined) prototype[name] = each.value;
      else Object.defineProperty(prototype, name, each);
    }
}`;

export const quickParser = {
  name: "quick parser",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]lodash-es[\\/](?:has|forEach)\.js$/ }, ({ path }) => ({
      contents: plain[/(\w+)\.js$/.exec(path)?.[1]],
    }));
    onLoad({ filter: /[\\/]chevrotain[\\/]lib[\\/]src[\\/]scan[\\/]lexer_public\.js$/ }, () => ({
      contents: noLexer,
    }));
    onLoad({ filter: /[\\/]chevrotain[\\/]lib[\\/]src[\\/]scan[\\/]tokens\.js$/ }, ({ path }) => ({
      contents: replaced(path, readFileSync(path, "utf8"), readying, readyingOnce),
    }));
    onLoad({ filter: /[\\/]chevrotain[\\/].*[\\/]apply_mixins\.js$/ }, ({ path }) => ({
      contents: replaced(path, readFileSync(path, "utf8"), mixins, quickMixins),
    }));
  },
};

function replaced(path, text, old, other) {
  if (!old.test(text)) throw new Error(`${path} is another than was known`);
  return text.replace(old, () => other);
}
