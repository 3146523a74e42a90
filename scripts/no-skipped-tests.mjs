/** Reads what the last test run reported; a skipped or absent test is a failure here. Closes with one plain line of counts. */
import { readFileSync } from "node:fs";

const report = JSON.parse(readFileSync(new URL("../coverage/tests.json", import.meta.url), "utf8"));
const skipped = report.numPendingTests + report.numTodoTests;
console.log(`${report.numPassedTests} passed, ${report.numFailedTests} failed, ${skipped} skipped`);
if (skipped > 0) {
  console.error("a test was skipped; every test must run here");
  process.exitCode = 1;
}
if (report.numPassedTests === 0) process.exitCode = 1;
