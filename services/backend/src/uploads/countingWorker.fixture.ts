import { appendFile, readFile } from 'node:fs/promises';

/** Counts its runs in a file next to the one it reads, and never ends when that says so. */
export default async function work(path: string): Promise<string> {
  await appendFile(`${path}.runs`, '.');
  const text = await readFile(path, 'utf8');
  while (text === 'endless');
  return text;
}
