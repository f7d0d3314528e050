#!/usr/bin/env bash
# Runs the previous release's own tests over the schema of this commit: during a rolling upgrade its processes use that schema.
# Usage: bash tools/previousRelease.sh [commit [test files…]]
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
backend=services/backend/src

release() {
  git describe --tags --abbrev=0 HEAD~1 2>/dev/null ||
    git log --max-count=1 --format=%H -G'^  "version":' HEAD~1 -- services/backend/package.json
}

commit=${1:-$(release)}
shift || true
if [ "$#" -gt 0 ]; then tests=("$@"); else
  tests=()
  for folder in administrators auth certificateGroups certificates courses events feed files history images quizzes review \
    service uploads userDeletion users; do
    git cat-file -e "$commit:$backend/$folder" 2>/dev/null && tests+=("src/$folder/")
  done
  tests+=(src/processes/twoProcesses.test.ts)
fi
if ! git cat-file -e "$commit:$backend/migrate.ts" 2>/dev/null; then
  echo "$commit cannot run on a newer schema: it is older than npm run migrate. Nothing to test."
  exit 0
fi

folder=$(mktemp -d)
trap 'git -C "$root" worktree remove --force "$folder/release"; rm -rf "$folder"' EXIT
git worktree add --quiet --detach "$folder/release" "$commit"
# Only the migrations of this commit, and what they import.
rm -r "$folder/release/$backend/database/migrations"
cp -r "$backend/database/migrations" "$backend/database/migrationSteps.ts" "$backend/database/uploadColumns.ts" \
  "$folder/release/$backend/database/"
cd "$folder/release"
npx --yes pnpm@12.4.2 install --frozen-lockfile --prefer-offline
echo "The tests of $commit run over the schema $(ls -1 $backend/database/migrations | tail -1)."
npx --no-install vitest run --project backend-postgres "${tests[@]}"
