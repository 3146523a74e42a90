#!/usr/bin/env node
// Loads what `npm run build` made. Committed, because npm links a command only if its file is there when it installs. It is CommonJS, as the
// package.json beside it says, because Node begins that some milliseconds earlier.
const { existsSync } = require("node:fs");
const { join } = require("node:path");

const bundle = join(__dirname, "../dist/bundle/main.cjs");
if (existsSync(bundle)) require(bundle).start();
else {
  console.error("ecpc is not built yet: run `npm run build` in the project's folder first");
  process.exitCode = 1;
}
