import { expect, test } from 'vitest';
import { english } from '../english/english.ts';
import { apiKeyNameProblem } from './apiKey.ts';

test.each(['mobile', '7', 'a-b-', 'x'.repeat(40)])('a key may be named %s', (name) => {
  expect(apiKeyNameProblem(name)).toBeUndefined();
});

test.each(['', ' mobile', 'Mobile', 'mobile app', '-mobile', 'mobilé', 'a/b', 'x'.repeat(41)])(
  'a key may not be named %j',
  (name) => {
    const problem = apiKeyNameProblem(name);
    expect(problem && english(problem)).toMatch(/^The name of a key has up to 40 /);
  },
);
