import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseSteps } from './chooseSteps.ts';

const steps = ['lint', 'types', 'types of the tools', 'Storybook build', 'stories', 'unit tests'];
const list = 'The steps are:\n  lint\n  types\n  types of the tools\n  Storybook build\n  stories\n  unit tests';

test.each([
  [[], steps],
  [
    ['unit tests', 'lint'],
    ['lint', 'unit tests'],
  ],
  [['lint', 'lint'], ['lint']],
  [['types'], ['types']],
  [['types of'], ['types of the tools']],
  [['unit'], ['unit tests']],
  [['storybook BUILD'], ['Storybook build']],
])('chooseSteps takes %j for %j', (args, names) => {
  expect(chooseSteps('npm test', steps, args)).toEqual({ names });
});

test.each([
  [['nonsense'], `No step is called "nonsense". ${list}`],
  [['lint', 'tools'], `No step is called "tools". ${list}`],
  [[''], `No step is called "". ${list}`],
  [['sto'], 'Several steps begin with "sto": Storybook build, stories.'],
])('chooseSteps returns %j with a sentence and exit code 2', (args, message) => {
  expect(chooseSteps('npm test', steps, args)).toEqual({ message, exitCode: 2 });
});

test.each(['--help', '-h'])('chooseSteps lists the steps for %s', (arg) => {
  const message = `\`npm test\` runs all steps. \`npm test -- 'lint' 'types'\` runs only these two. ${list}`;
  expect(chooseSteps('npm test', steps, ['lint', arg])).toEqual({ message, exitCode: 0 });
});

test.each([
  ['test.ts', 'nonsense', 2, 'unit tests'],
  ['testRelease.ts', '--help', 0, 'release folder'],
])('%s lists its steps for %s and ends with %i', (program, arg, exitCode, step) => {
  const { status, stdout, stderr } = spawnSync('node', [join(import.meta.dirname, program), arg], { encoding: 'utf8' });
  expect(stdout + stderr).toMatch(new RegExp(`The steps are:\n(.+\n)* {2}${step}\n(.+\n)* {2}end-to-end tests\n`));
  expect(stdout + stderr).not.toContain('passed');
  expect(status).toBe(exitCode);
});
