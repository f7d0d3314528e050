import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const text = readFileSync(`${root}CONTRIBUTING.md`, 'utf8');
const patches = text.split(/^## /m).flatMap((section) => {
  const [, patch] = /^```diff\n(.*?)^```/ms.exec(section) ?? [];
  return patch === undefined ? [] : [[section.slice(0, section.indexOf('\n')), patch] as const];
});

test('CONTRIBUTING shows a field and a list screen as patches', () => {
  expect(patches.map(([title]) => title)).toEqual(['Add a field', 'Add a list screen']);
});

test.each(patches)('the patch of "%s" applies to the code', (_title, patch) => {
  // git throws with the lines that do not fit.
  execFileSync('git', ['apply', '--check', '-'], { cwd: root, input: patch, stdio: ['pipe', 'pipe', 'pipe'] });
});
