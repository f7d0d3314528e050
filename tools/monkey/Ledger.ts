import { isDeepStrictEqual } from 'node:util';
import type { Change, Fields } from './changeOf.ts';

/** Reads a resource as the backend holds it; undefined where it has none. What is known of it may tell where it is. */
export type Read = (resource: string, known: Fields) => Promise<Fields | undefined>;

interface Entry {
  readonly fields: Fields;
  readonly isDeleted: boolean;
}

/**
 * Remembers what the backend has acknowledged, field by field; the last acknowledgement holds. A change of which the
 * answer was lost counts as well: the backend has said that it is done, if not to the browser.
 */
export class Ledger {
  readonly #entries = new Map<string, Entry>();

  /** How many resources were changed. */
  get size(): number {
    return this.#entries.size;
  }

  /** The ids of what was changed and is still there, of one kind. */
  idsOf(kind: string): readonly string[] {
    return [...this.#entries]
      .filter(([resource, { isDeleted }]) => resource.startsWith(`${kind}/`) && !isDeleted)
      .map(([resource]) => resource.slice(kind.length + 1));
  }

  /** Writes an acknowledged change down. */
  record({ resource, fields, unsettled = [] }: Change): void {
    const before = this.#entries.get(resource)?.fields ?? {};
    const isDeleted = fields === 'deleted';
    this.#entries.set(resource, { fields: isDeleted ? before : { ...before, ...fields }, isDeleted });
    for (const [other, entry] of this.#entries) {
      const settled = Object.entries(entry.fields).filter(([name]) => !unsettled.includes(name));
      this.#entries.set(other, { ...entry, fields: Object.fromEntries(settled) });
    }
  }

  /** Says in a sentence each what was acknowledged and is not so. */
  async losses(read: Read): Promise<string[]> {
    const losses: string[] = [];
    for (const [resource, { fields, isDeleted }] of this.#entries) {
      const found = await read(resource, fields);
      const isGone = isDeleted || this.#hasLostItsCourse(fields);
      if (isGone && found) losses.push(`${resource} was deleted and is there`);
      else if (!isGone && !found) losses.push(`${resource} was acknowledged and is not there`);
      else if (!isGone && found) losses.push(...differences(resource, fields, found));
    }
    return losses;
  }

  /** A quiz question goes with its course. */
  #hasLostItsCourse({ course }: Fields): boolean {
    return this.#entries.get(`course/${course}`)?.isDeleted === true;
  }
}

function differences(resource: string, fields: Fields, found: Fields): string[] {
  return Object.entries(fields)
    .filter(([name, value]) => name !== 'course' && !isDeepStrictEqual(plain(value), plain(found[name])))
    .map(([name, value]) => {
      const [acknowledged, is] = [value, found[name]].map((side) => JSON.stringify(plain(side)));
      return `${resource}: ${name} was acknowledged as ${acknowledged} and is ${is}`;
    });
}

/** A value as calls send it: a reference is its id, and nothing is null. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null && '_id' in value) return value._id;
  return value === '' || value === undefined ? null : value;
}
