import { appendFile, readFile } from 'node:fs/promises';

/** Counts its runs in a file next to its input, and never ends if the input says so. */
export default async function work(path: string): Promise<string> {
  await appendFile(`${path}.runs`, '.');
  const text = await readFile(path, 'utf8');
  while (text === 'endless');
  return text;
}
