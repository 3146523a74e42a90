#!/usr/bin/env bash
# Packs the three packages, installs the tarballs in an empty folder, and solves a puzzle there.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm pack --silent --ignore-scripts --pack-destination "$folder" -w packages/engine -w packages/compiler -w packages/cli >/dev/null
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-fund --no-audit ./*.tgz
cat > queens.ecp <<'ECP'
puzzle Queens(n: 1..200 = 6)
board n x n
find queen: yes/no
exactly 1 queen in each row, column
at most 1 queen in each diagonal
ECP
test "$(npx ecpc count queens.ecp --format json | grep -o '"count": *"4"')" != ""
echo "use std" > std.ecp
printf 'instance "four" of Latin(n = 4):\n  expect 576 solutions\n' >> std.ecp
npx ecpc test std.ecp
echo 'import { search, readKnuth } from "@ecp/engine"; if (typeof search !== "function" || typeof readKnuth !== "function") process.exit(1);' > engine.mjs
node engine.mjs
echo "the packed packages work"
