#!/usr/bin/env bash
# Packs the published packages, installs the tarballs in an empty folder, imports each, and solves a puzzle there.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages=(engine compiler interchange verifier lsp preview cli)
npm pack --silent --ignore-scripts --pack-destination "$folder" "${packages[@]/#/--workspace=packages/}" >/dev/null
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
npx ecpc book queens.ecp --no-grades --output queens.pdf
test "$(head -c 5 queens.pdf)" = "%PDF-"
echo "use std" > std.ecp
printf 'instance "four" of Latin(n = 4):\n  expect 576 solutions\n' >> std.ecp
npx ecpc test std.ecp
for name in engine compiler interchange verifier lsp preview; do
  echo "import * as all from \"@ecp/$name\"; if (Object.keys(all).length === 0) process.exit(1);" > "$name.mjs"
  node "$name.mjs"
done
for name in @ecp/engine @ecp/compiler @ecp/interchange @ecp/verifier @ecp/lsp @ecp/preview ecpc; do
  for file in LICENSE README.md THIRD-PARTY.md; do test -s "node_modules/$name/$file"; done
done
echo "the packed packages work"
