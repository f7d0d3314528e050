import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Reporter, TestCase } from '@playwright/test/reporter';
import { type Figure, inWords, isOver } from './Figure.ts';

const history = 'history.jsonl';

/** Prints the figures of a run as a table, and appends them to the history as one line. */
export default class FigureReporter implements Reporter {
  readonly #figures: Figure[] = [];

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description = '' } of annotations) {
      if (type === 'figure') this.#figures.push(JSON.parse(description));
    }
  }

  onEnd(): void {
    console.log('\n| figure | product | floor | budget |\n| --- | ---: | ---: | --- |');
    for (const figure of this.#figures) {
      const { name, value, floor, limit } = inWords(figure);
      console.log(`| ${name} | ${value} | ${floor} | ${limit}${isOver(figure) ? ' OVER' : ''} |`);
    }
    const [processor] = cpus();
    const line = {
      date: new Date().toISOString(),
      commit: commit(),
      machine: `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}`,
      figures: Object.fromEntries(this.#figures.map((figure) => [figure.name, inHistory(figure)])),
    };
    appendFileSync(join(import.meta.dirname, history), `${JSON.stringify(line)}\n`);
  }
}

/** The commit, called dirty where files differ from it; the history's lines of runs before are no such difference. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', cwd: import.meta.dirname }).trim();
  const changes = git('status', '--porcelain', '--untracked-files=no', '--', ':/', `:!${history}`);
  return `${git('describe', '--always')}${changes ? '-dirty' : ''}`;
}

function inHistory(figure: Figure) {
  const { value, floor } = inWords(figure);
  return { value, ...(floor && { floor }), ...(isOver(figure) && { isOver: true }) };
}
