import { stripTypeScriptTypes } from 'node:module';
import regexp from 'eslint-plugin-regexp';

/**
 * Finds regular expressions that take more than linear time: whoever may send one a text stops the process with it. Types
 * are stripped first, as Node does it, so that no parser of TypeScript is needed. Biome lints everything else.
 */
const withoutTypes = {
  preprocess: (text) => [stripTypeScriptTypes(text)],
  postprocess: (messages) => messages.flat(),
};

export default [
  { ignores: ['**/dist/**'] },
  {
    files: ['**/*.ts'],
    processor: withoutTypes,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
];
