#!/usr/bin/env node
// Loads what `npm run build` made. Committed, because npm links a command only if its file is there when it installs.
try {
  const { start } = await import("../dist/bundle/main.js");
  await start();
} catch (error) {
  if (error?.code !== "ERR_MODULE_NOT_FOUND") throw error;
  console.error("ecpc is not built yet: run `npm run build` in the project's folder first");
  process.exitCode = 1;
}
