/** Reads what the last runs of both halves of the tests reported; a skipped or absent test is a failure here. Closes with one plain line of counts. */
import { readFileSync } from "node:fs";

const reports = ["tests", "long-tests"].map((name) =>
  JSON.parse(readFileSync(new URL(`../coverage/${name}.json`, import.meta.url), "utf8")),
);
const sum = (count) => reports.reduce((all, report) => all + count(report), 0);
const skipped = sum((report) => report.numPendingTests + report.numTodoTests);
const passed = sum((report) => report.numPassedTests);
console.log(`${passed} passed, ${sum((report) => report.numFailedTests)} failed, ${skipped} skipped`);
if (skipped > 0) {
  console.error("a test was skipped; every test must run here");
  process.exitCode = 1;
}
if (reports.some((report) => report.numPassedTests === 0)) process.exitCode = 1;
