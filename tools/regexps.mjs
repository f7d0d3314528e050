import { stripTypeScriptTypes } from 'node:module';
import regexp from 'eslint-plugin-regexp';
import { parseSync } from 'vite';

/**
 * Finds regular expressions that take more than linear time: a text from outside could block the process. Types are
 * stripped first, like in Node, so that no TypeScript parser is needed. Biome lints everything else.
 */
const withoutTypes = {
  preprocess: (text) => [stripTypeScriptTypes(text)],
  postprocess: (messages) => messages.flat(),
};

/**
 * Node does not strip types from JSX files: only the regular expressions of such a file are kept, at their positions.
 */
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
