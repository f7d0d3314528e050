import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

type Part = string | number | readonly [string, ...unknown[]];

/** Selects and plurals in the compiled form. */
const CHOICES = new Set<unknown>([1, 2, 3]);
const PLURAL = 2;

/**
 * Compiles an ICU message for `formatMessage`, in which a `{name}` is an element, so that what stands for it can be one.
 *
 * @param textOf What is shown for a piece of its words.
 * @returns The compiled message, the names of its values and elements, and the forms of each plural, such as one and other.
 * @throws if the text is no ICU message
 */
export function compileSentence(
  icu: string,
  textOf: (words: string) => string = (words) => words,
): {
  readonly compiled: CompiledMessage;
  readonly names: ReadonlySet<string>;
  readonly plurals: readonly (readonly string[])[];
} {
  const names = new Set<string>();
  const plurals: string[][] = [];
  function shown(part: Part): unknown {
    if (typeof part === 'string') return textOf(part);
    if (typeof part === 'number') return part;
    const [name, kind, ...rest] = part;
    names.add(name);
    if (kind === undefined) return [`${name}:`, ''];
    if (!CHOICES.has(kind)) return [name, ...[kind, ...rest].map((child) => shown(child as Part))];
    const choices = Object.entries(rest[0] as Record<string, Part | readonly Part[]>);
    if (kind === PLURAL) plurals.push(choices.map(([form]) => form));
    return [name, kind, Object.fromEntries(choices.map(([key, parts]) => [key, shownParts(parts)]))];
  }
  const shownParts = (parts: Part | readonly Part[]) =>
    Array.isArray(parts) ? parts.map(shown) : shown(parts as Part);
  const compiled = shownParts(compile(icu) as unknown as Part[]) as CompiledMessage;
  return { compiled, names, plurals };
}
