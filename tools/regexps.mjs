import { stripTypeScriptTypes } from 'node:module';
import regexp from 'eslint-plugin-regexp';
import { parseSync } from 'vite';

/**
 * Finds regular expressions that take more than linear time: whoever may send one a text stops the process with it. Types
 * are stripped first, as Node does it, so that no parser of TypeScript is needed. Biome lints everything else.
 */
const withoutTypes = {
  preprocess: (text) => [stripTypeScriptTypes(text)],
  postprocess: (messages) => messages.flat(),
};

/** Node strips no types from a file with elements: of such a one nothing but its expressions is left, in their places. */
const expressionsAlone = {
  preprocess(text, file) {
    let left = text.replace(/[^\n]/g, ' ');
    JSON.stringify(parseSync(file, text).program, (_key, node) => {
      if (node?.regex) left = `${left.slice(0, node.start - 1)};${node.raw}${left.slice(node.end)}`;
      return node;
    });
    return [left];
  },
  postprocess: (messages) => messages.flat(),
};

const plugins = { regexp };
const rules = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential' }],
};

export default [
  { ignores: ['**/dist/**'] },
  { files: ['**/*.ts'], processor: withoutTypes, plugins, rules },
  { files: ['**/*.tsx'], processor: expressionsAlone, plugins, rules },
];
