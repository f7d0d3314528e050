import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url).pathname;
const views = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: root }).filter(
  (path) => !/node_modules|\.(stories|test|fixture)\./.test(path),
);

/** Lines with an element whose text is next to a value, such as `<p>{count} left</p>`. */
function mixedTexts(path: string): readonly string[] {
  const source = readFileSync(root + path, 'utf8');
  const found: string[] = [];
  JSON.stringify(parseSync(path, source).program, (_key, node) => {
    if (Array.isArray(node?.children) && node.type.startsWith('JSX')) {
      const hasText = node.children.some(({ type, value }: Child) => type === 'JSXText' && value?.trim());
      const hasValue = node.children.some(isValue);
      if (hasText && hasValue) found.push(`${path}:${source.slice(0, node.start).split('\n').length}`);
    }
    return node;
  });
  return found;
}

interface Child {
  readonly type: string;
  readonly value?: string;
  readonly expression?: { readonly type: string };
}

function isValue({ type, expression }: Child): boolean {
  return type === 'JSXExpressionContainer' && !['JSXEmptyExpression', 'Literal'].includes(expression?.type ?? '');
}

test('text that contains a value is one template string, as React cannot change a part of a translated text', () => {
  expect(views.length).toBeGreaterThan(100);
  expect(views.flatMap(mixedTexts)).toEqual([]);
});
