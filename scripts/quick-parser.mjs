/**
 * Plugins for a bundle that parses as soon as it begins, with what Chevrotain does before its first token made shorter: of 65,536 numbers in a table it
 * reads none here, and what it asks of small objects and arrays it asks through the most general functions of Lodash, thousands of times.
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

/** What belongs to categories is told by four walks through Lodash for each token by itself; level by level, it is the same here. */
const categories = /export function expandCategories\(tokenTypes\) \{[\s\S]*?\n\}/;
const plainCategories = `export function expandCategories(tokenTypes) {
  const all = [...tokenTypes];
  for (const { CATEGORIES } of all)
    for (const category of Array.isArray(CATEGORIES) ? CATEGORIES : CATEGORIES === undefined ? [] : [CATEGORIES])
      if (!all.includes(category)) all.push(category);
  return all;
}`;

const fromTable = /: charCodeToOptimizedIdxMap\[charCode\]/;
const table = /function initCharCodeToOptimizedIndexMap\(\) \{[\s\S]*?\n\}/;

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
    onLoad({ filter: /[\\/]chevrotain[\\/]lib[\\/]src[\\/]scan[\\/]lexer\.js$/ }, ({ path }) => {
      return {
        contents: [
          [fromTable, ": 255 + ~~(charCode / 255)"],
          [table, "function initCharCodeToOptimizedIndexMap() {}"],
        ].reduce((text, [old, other]) => replaced(path, text, old, other), readFileSync(path, "utf8")),
      };
    });
    onLoad({ filter: /[\\/]chevrotain[\\/]lib[\\/]src[\\/]scan[\\/]tokens\.js$/ }, ({ path }) => ({
      contents: replaced(path, readFileSync(path, "utf8"), categories, plainCategories),
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
