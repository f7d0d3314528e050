import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FileProcessor } from './FileProcessor.ts';

test('FileProcessor immediately rejects a file that took too long before, and no other file', async () => {
  const limits = { memoryBytes: 1024 ** 3, cpuMs: 500 };
  const processor = new FileProcessor<string>('test', new URL('./countingWorker.fixture.ts', import.meta.url), limits);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'cpd-test-'));
  const path = join(folder.path, 'file');
  await writeFile(path, 'endless');
  expect(await processor.run(path)).toBe('limitExceeded');
  expect(await processor.run(path)).toBe('limitExceeded');
  expect(await readFile(`${path}.runs`, 'utf8')).toBe('.');
  await writeFile(path, 'other');
  expect(await processor.run(path)).toBe('other');
});
