import { createHash } from 'node:crypto';
import compile from 'icu-minify/compile';
import { type Plugin, parseSync } from 'vite';

/** A sentence of the interface where it stands in the source. */
export interface Sentence {
  readonly english: string;
  readonly start: number;
  readonly end: number;
}

/** The functions whose first argument is a sentence: `say` shows it, `sentence` leaves that to others. */
const SPEAKERS = new Set(['say', 'sentence']);

/**
 * The sentences of a module.
 *
 * @throws if one is not a literal: what is put together in code cannot be translated
 */
export function sentencesOf(path: string, source: string): readonly Sentence[] {
  if (!/\b(?:say|sentence)\(/.test(source)) return [];
  const found: Sentence[] = [];
  JSON.stringify(parseSync(path, source).program, (_key, node) => {
    if (node?.type === 'CallExpression' && SPEAKERS.has(node.callee.name)) {
      const [argument] = node.arguments;
      if (argument?.type === 'Literal')
        found.push({ english: argument.value, start: argument.start, end: argument.end });
      // A sentence of another module, with its values.
      else if (argument?.type !== 'Identifier' && argument?.type !== 'MemberExpression') {
        const line = source.slice(0, node.start).split('\n').length;
        throw new Error(
          `${path}:${line}: A sentence is one literal text. Write values as {name}, counts as {n, plural, …}.`,
        );
      }
    }
    return node;
  });
  return found;
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
        `${code.slice(0, start)}${JSON.stringify([idOf(english), compile(english)])}${code.slice(end)}`,
      source,
    );
}

/** The sentences of all packages, in builds, tests and stories alike. Lines stay where they are. */
export function sentences(): Plugin {
  return {
    name: 'sentences',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\/src\/[^?]*\.tsx?$/, exclude: /node_modules/ } },
      handler: (source, id) => ({ code: compileSentences(id, source), map: null }),
    },
  };
}

/** What a catalogue lacks, and what it has in vain. Both are errors: a page is in one language. */
export function compareCatalogue(
  english: ReadonlySet<string>,
  catalogue: Readonly<Record<string, string>>,
): { readonly missing: readonly string[]; readonly unused: readonly string[] } {
  return {
    missing: [...english].filter((one) => !catalogue[one]),
    unused: Object.keys(catalogue).filter((one) => !english.has(one)),
  };
}
