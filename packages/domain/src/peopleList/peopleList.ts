import { tableRows } from '../csv/tableRows.ts';
import { EMAIL_MAX_LENGTH } from '../text/text.ts';
import { fullName, type UserNames } from '../user/user.ts';

/** The maximum number of people in one list. */
export const MAX_LISTED_PEOPLE = 500;

/** The maximum length of what one person is looked up by, in characters. */
export const LOOKUP_MAX_LENGTH = EMAIL_MAX_LENGTH;

/** The maximum number of people who are looked up in one request. */
export const MAX_LOOKED_UP = 20;

/** The maximum number of people that a name offers to choose from. */
export const MAX_CANDIDATES = 10;

/** A person in a pasted list. */
export interface ListedPerson {
  /** Unique in the list, and the same while other lines are edited. */
  readonly id: string;
  /** The number of their line, from 1. */
  readonly line: number;
  /** The line as it is shown. */
  readonly text: string;
  /** What they are looked up by, the surest first: an e-mail, an id, a name. None of them is too long for the service. */
  readonly keys: readonly string[];
}

/** An e-mail in a longer text, such as `Ada Lovelace <ada@example.org>`. */
const EMAIL = /(?<![^\s<>()[\],;:"'])[^\s<>()[\],;:"']+@[^\s<>()[\],;:"'@]+\.[^\s<>()[\],;:"'@.]+/gu;

/** An id between other cells. Numbers of few digits number the rows. */
const ID_AMONG_CELLS = /^(?=.*\d)[A-Za-z0-9_.~-]{6,100}$/;

const NUMBER = /^\p{Nd}+[.)]?$/u;

/**
 * Reads people from a text with one a line: e-mails, ids or names, or rows of a spreadsheet with any of these. A line of a
 * mail's recipients has several.
 */
export function readPeopleList(text: string): readonly ListedPerson[] {
  const plain = text.replace(/\r\n?/g, '\n');
  const delimiter = ['\t', ';'].find((one) => plain.includes(one)) ?? ',';
  const repeats = new Map<string, number>();
  const listed = (line: number, shown: string, keys: readonly string[]): ListedPerson => {
    const repeat = (repeats.get(shown) ?? 0) + 1;
    repeats.set(shown, repeat);
    return {
      id: `${repeat}/${shown}`,
      line,
      text: shown,
      keys: keys.filter(({ length }) => length <= LOOKUP_MAX_LENGTH),
    };
  };
  return tableRows(plain, delimiter).flatMap(({ line, cells }) => {
    const filled = cells.map((cell) => cell.replace(/\s+/gu, ' ')).filter((cell) => cell !== '');
    const emails = filled.flatMap((cell) => cell.match(EMAIL) ?? []);
    // Of several e-mails in a row of a spreadsheet, the others are the same person's.
    if (delimiter !== '\t' && emails.length > 1) return emails.map((email) => listed(line, email, [email]));
    const [email] = emails;
    return listed(line, filled.join(' '), email === undefined ? keysOf(filled) : [email]);
  });
}

function keysOf(cells: readonly string[]): readonly string[] {
  const [only = ''] = cells;
  if (cells.length === 1) return [only];
  const ids = cells.filter((cell) => ID_AMONG_CELLS.test(cell));
  const name = cells.filter((cell) => !ids.includes(cell) && !NUMBER.test(cell)).join(' ');
  return [...ids, ...(name === '' ? [] : [name])];
}

/** Someone who was looked up. */
export interface FoundPerson extends UserNames {
  readonly _id: string;
  readonly email?: string | null | undefined;
  /** The newest valid certificate of the group; null if there is none. */
  readonly certificate: { readonly _id: string } | null;
}

/** Who was found by a key. */
export interface Lookup<Person extends FoundPerson> {
  readonly people: readonly Person[];
  /** Whether e-mail, id or all names are the key; false if they only contain it. */
  readonly isExact: boolean;
  /** Whether more people than these match. */
  readonly hasMore: boolean;
}

/** What a list says of a line. */
export type ListedState<Person extends FoundPerson> =
  | { readonly kind: 'looking' }
  | { readonly kind: 'unknown' }
  /** Nobody or several are exactly it, so someone has to choose. */
  | { readonly kind: 'ambiguous'; readonly people: readonly Person[]; readonly hasMore: boolean }
  /** The person is in an earlier line as well. */
  | { readonly kind: 'repeated'; readonly person: Person; readonly line: number }
  /** A certificate shows a name, and the person has none. */
  | { readonly kind: 'nameless'; readonly person: Person }
  | { readonly kind: 'held'; readonly person: Person }
  | { readonly kind: 'ready'; readonly person: Person };

/** A line with its state. */
export interface ListedLine<Person extends FoundPerson> extends ListedPerson {
  readonly state: ListedState<Person>;
  /** Whom somebody can choose instead; none if there is no choice. */
  readonly people: readonly Person[];
}

/**
 * Says of each line whether its person is found. A person counts once.
 *
 * @param lookups Who was found by each key; a key without one is being looked up.
 * @param choices The id of the person whom somebody has chosen, by the entry's id.
 */
export function sortedPeople<Person extends FoundPerson>(
  listed: readonly ListedPerson[],
  lookups: ReadonlyMap<string, Lookup<Person>>,
  choices: Readonly<Record<string, string>>,
): readonly ListedLine<Person>[] {
  const lines = new Map<string, number>();
  return listed.map((entry) => {
    const lookup = lookupOf(entry, lookups);
    if (lookup === undefined) return { ...entry, state: { kind: 'looking' }, people: [] };
    const { people, isExact, hasMore } = lookup;
    const [first] = people;
    if (first === undefined) return { ...entry, state: { kind: 'unknown' }, people };
    const isSure = isExact && people.length === 1;
    const chosen = Object.hasOwn(choices, entry.id) ? choices[entry.id] : undefined;
    const person = isSure ? first : people.find(({ _id }) => _id === chosen);
    const offered = isSure ? [] : people;
    if (person === undefined) return { ...entry, state: { kind: 'ambiguous', people, hasMore }, people: offered };
    const line = lines.get(person._id);
    if (line !== undefined) return { ...entry, state: { kind: 'repeated', person, line }, people: offered };
    lines.set(person._id, entry.line);
    return { ...entry, state: { kind: kindOf(person), person }, people: offered };
  });
}

function kindOf(person: FoundPerson): 'nameless' | 'held' | 'ready' {
  if (fullName(person) === '') return 'nameless';
  return person.certificate === null ? 'ready' : 'held';
}

/** What the surest key that is exactly somebody's has found, or else the last key; undefined until all that decide are known. */
function lookupOf<Person extends FoundPerson>(
  { keys }: ListedPerson,
  lookups: ReadonlyMap<string, Lookup<Person>>,
): Lookup<Person> | undefined {
  for (const [index, key] of keys.entries()) {
    const lookup = lookups.get(key);
    if (lookup === undefined || lookup.isExact || index === keys.length - 1) return lookup;
  }
  return { people: [], isExact: false, hasMore: false };
}
