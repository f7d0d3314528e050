import { describe, expect, test } from 'vitest';
import readme from '../README.md?raw';

const modules = Object.entries(import.meta.glob('./*/index.ts', { eager: true })).map(
  ([path, exported]) => [path.split('/')[1] ?? '', Object.keys(exported)] as const,
);
const exportsOf = new Map(modules);

const tableLines = readme.split('\n').filter((line) => /^\| (?!rule |-)/.test(line));

const rows = tableLines.map((line) => {
  const [, rule = '', module = '', names = ''] = line.split('|').map((cell) => cell.trim());
  return { rule, module: module.replaceAll('`', ''), names: names.replaceAll('`', '').split(', ') };
});

function mapped(module: string): readonly string[] {
  return rows.filter((row) => row.module === module).flatMap(({ names }) => names);
}

describe('map of the rules', () => {
  test('has a row for each rule and a module for each noun', () => {
    expect(rows.length).toBeGreaterThan(40);
    expect(modules.length).toBeGreaterThan(15);
  });

  test.each(rows)('names only what exists for: $rule', ({ module, names }) => {
    expect(exportsOf.get(module) ?? []).toEqual(expect.arrayContaining([...names]));
  });

  test.each(modules)('names every export of %s once', (module, exported) => {
    expect(mapped(module).toSorted()).toEqual(exported.toSorted());
  });
});
