import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Result } from './Result.ts';

/** What a line of a program with budgets of its own says, when it holds a figure. */
type Reader = (line: string) => Omit<Result, 'isOver'> | null;

/** An item's id in an address: 26 digits and letters. */
const id = /\/[0-9a-v]{26}/;

/** The programs by their files. */
const readers: Readonly<Record<string, Reader>> = {
  'tools/bench/size.ts': (line) => {
    const [, path, size, budget] = line.match(/^(\S+) +([\d.]+) kB of ([\d.]+) kB/) ?? [];
    if (path === undefined) return null;
    return { name: `${path.replace(id, '/…')}, JS and CSS`, value: `${size} kB`, floor: '', limit: `≤ ${budget} kB` };
  },
  'tools/bench/firstPaint.ts': (line) => {
    const [, share, budget] = line.match(/^ +([\d.]+) of the login's, of ([\d.]+)/) ?? [];
    if (share === undefined) return null;
    return { name: 'terms, first paint', value: `${share} × login`, floor: '', limit: `≤ ${budget} × login` };
  },
  'tools/bench/service/api.ts': (line) => {
    const [, call, median, slowest, rate] = line.match(/^(\S.*?) +p50 (\d+) +p99 (\d+) +(\d+)\/s/) ?? [];
    if (call === undefined) return null;
    return {
      name: call,
      value: `p99 ${slowest} ms, p50 ${median} ms, ${rate}/s`,
      floor: '',
      limit: line.includes('not held') ? '' : 'p99 ≤ 250 ms',
    };
  },
};

/** Runs a program of these, shows what it prints, and gives its figures. */
export async function runProgram(file: string): Promise<Result[]> {
  const child = spawn('node', [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const results: Result[] = [];
  let section = '';
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    section = line.match(/^(\w.*?), [\d,]+ rows a list/)?.[1] ?? section;
    const found = readers[file]?.(line);
    if (!found) continue;
    const name = section === '' ? found.name : `${section}: ${found.name}`;
    results.push({ ...found, name, isOver: /OVER BUDGET|TOO SLOW/.test(line) });
  }
  const [code] = await exit;
  const isWithin = results.length > 0 && results.every(({ isOver }) => !isOver);
  if (isWithin !== (code === 0)) throw new Error(`${file} ended with ${code}, which its figures do not tell.`);
  return results;
}
