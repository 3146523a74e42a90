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

const fromTable = /: charCodeToOptimizedIdxMap\[charCode\]/;
const table = /function initCharCodeToOptimizedIndexMap\(\) \{[\s\S]*?\n\}/;

export const quickParser = {
  name: "quick parser",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]lodash-es[\\/](?:has|forEach)\.js$/ }, ({ path }) => ({
      contents: plain[/(\w+)\.js$/.exec(path)?.[1]],
    }));
    onLoad({ filter: /[\\/]chevrotain[\\/]lib[\\/]src[\\/]scan[\\/]lexer\.js$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      if (!fromTable.test(text) || !table.test(text)) throw new Error(`${path} is another than was known`);
      return {
        contents: text
          .replace(fromTable, ": 255 + ~~(charCode / 255)")
          .replace(table, "function initCharCodeToOptimizedIndexMap() {}"),
      };
    });
  },
};
