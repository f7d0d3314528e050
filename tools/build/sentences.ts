import { createHash } from 'node:crypto';
import { parseSync } from 'vite';
import { compileSentence } from '../../packages/domain/src/compileSentence/compileSentence.ts';

/** A sentence of the interface where it stands in the source. */
export interface Sentence {
  readonly english: string;
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** The functions whose first argument is a sentence: `say` shows it, `sentence` leaves that to others. */
const SPEAKERS = new Set(['say', 'sentence']);

/**
 * The sentences of a module.
 *
 * @throws if one is not a literal, lacks a value or has one in vain, or is shown before the language is known
 */
export function sentencesOf(path: string, source: string): readonly Sentence[] {
  if (!/\b(?:say|sentence)\(/.test(source)) return [];
  const found: Sentence[] = [];
  function fail(node: Node, message: string): never {
    throw new Error(`${path}:${source.slice(0, node.start).split('\n').length}: ${message}`);
  }
  function visit(node: Node, isInFunction: boolean): void {
    if (node.type === 'CallExpression') {
      const { name } = node.callee as { name?: string };
      const [text, values] = node.arguments as (Node | undefined)[];
      if (name !== undefined && SPEAKERS.has(name) && text !== undefined) {
        if (text.type === 'Literal') {
          const english = String(text.value);
          checkValues(english, values, (message) => fail(node, message));
          found.push({ english, start: text.start, end: text.end });
        }
        // A sentence of another module, with its values.
        else if (
          text.type === 'TemplateLiteral' ||
          text.type === 'BinaryExpression' ||
          text.type === 'ConditionalExpression'
        )
          fail(node, 'A sentence is one literal text. Write values as {name}, counts as {n, plural, …}.');
        if (name === 'say' && !isInFunction)
          fail(node, 'A module is loaded before the language of the page. Describe a sentence of it by sentence().');
      }
    }
    for (const child of childrenOf(node)) visit(child, isInFunction || /Function|MethodDefinition/.test(node.type));
  }
  visit(parseSync(path, source).program as unknown as Node, false);
  return found;
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}

function checkValues(english: string, values: Node | undefined, fail: (message: string) => never): void {
  if (values !== undefined && values.type !== 'ObjectExpression') return;
  const properties = (values?.properties ?? []) as readonly { key?: { name?: string; value?: string } }[];
  if (properties.some(({ key }) => key === undefined)) return;
  const given = new Set(properties.map(({ key }) => key?.name ?? key?.value));
  const needed = compileSentence(english).names;
  for (const name of needed) if (!given.has(name)) fail(`'${english}' lacks the value '${name}'.`);
  for (const name of given) if (!needed.has(String(name))) fail(`'${english}' does not show the value '${name}'.`);
}

/** The short name by which the catalogues know a sentence. */
export function idOf(english: string): string {
  return createHash('sha256').update(english).digest('base64url').slice(0, 6);
}

/** Compiles the sentences of a module, so that neither ICU's parser nor the English texts of a translation are loaded. */
export function compileSentences(path: string, source: string): string {
  return sentencesOf(path, source)
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (code, { english, start, end }) =>
        `${code.slice(0, start)}${JSON.stringify([idOf(english), compileSentence(english).compiled])}${code.slice(end)}`,
      source,
    );
}
