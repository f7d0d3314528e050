import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './makeFolder.ts';

test.each(['/proc/cpd-test', '/proc/1/cpd-test', '/proc/cpd-test/below', '/dev/null/below'])(
  'the folder %s, which cannot be created, is an error in words',
  (folder) => {
    expect(() => makeFolder(folder)).toThrow(
      /^The folder .* cannot be written to \(E\w+\); set DATA_DIR to one that can\.$/,
    );
  },
);

test('a folder is created with those above it, and an existing one is kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cpd-test-'));
  makeFolder(join(folder, 'a', 'b', ''));
  makeFolder(join(folder, 'a', 'b'));
  expect(statSync(join(folder, 'a', 'b')).isDirectory()).toBe(true);
  rmSync(folder, { recursive: true });
});
