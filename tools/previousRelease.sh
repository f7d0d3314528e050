#!/usr/bin/env bash
# Runs the last release's own tests over the schema of this commit: during a rolling upgrade its processes use that schema.
# Usage: bash tools/previousRelease.sh [test files…]
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
database=services/backend/src/database

commit=$(sed -n '1s/.* commit \([0-9a-f]*\),.*/\1/p' $database/baseline.sql)
tests=("$@")
if [ "$#" = 0 ]; then
  for folder in administrators auth certificateGroups certificates courses events feed files history images quizzes review \
    service uploads userDeletion users processes/twoProcesses.test.ts; do
    tests+=("src/$folder")
  done
fi

folder=$(mktemp -d)
trap 'git -C "$root" worktree remove --force "$folder/release"; rm -rf "$folder"' EXIT
git worktree add --quiet --detach "$folder/release" "$commit"
# Only the schema of this commit, and what its migrations import.
rm -r "$folder/release/$database/migrations"
cp -r $database/migrations $database/baseline.sql $database/migrationSteps.ts "$folder/release/$database/"
cd "$folder/release"
npx --yes pnpm@12.4.2 install --frozen-lockfile --prefer-offline
echo "The tests of $commit run over the schema of this commit."
# Left out: its tests of unused uploads have a clock that is not the database's, which notes since when an upload is unused, and
# its rewriting of PDFs gives other bytes in another second.
npx --no-install vitest run --project 'backend*' --exclude '**/uploads.test.ts' --exclude '**/pdfVariants.test.ts' "${tests[@]}"
