import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Queries, Schema } from '../database/schema.ts';

/** The fact that holds the hash of the newest line. */
export const HEAD = 'history-head';
/** The fact that holds the hash of the last line that retention removed, after which the first one follows. */
const ANCHOR = 'history-anchor';

type Line = Selectable<Schema['audit']>;

/** What a line's hash covers, beside the hash of the line before. */
export function lineContent(line: Omit<Line, 'ordinal' | 'search' | 'hash'>): string {
  const { id, at, actor, actor_name, action, subject, title, changes, request_id } = line;
  return JSON.stringify([id, at.toISOString(), actor, actor_name, action, subject, title, changes, request_id]);
}

export interface Verification {
  /** How many lines follow one another, and how many of earlier versions stand outside of the chain. */
  readonly chained: number;
  readonly unchained: number;
  /** The newest one of those outside, by which one that was slipped in shows; null where there is none. */
  readonly newestUnchained: string | null;
  /** The newest line's hash, '' where there is no line: kept elsewhere, it tells a chain that was made anew. */
  readonly head: string;
  /** What was altered or taken out, each in a sentence. */
  readonly faults: readonly string[];
}

const BATCH = 2_000;

/**
 * Checks every line of the history, as it is at one moment, against the one before (rule HI5).
 *
 * @param kept Hashes that the chain had once, which it must still have.
 */
export async function verifyChain(queries: Queries, kept: readonly string[] = []): Promise<Verification> {
  const missing = new Set(kept);
  const head = (await factOf(queries, HEAD)) ?? '';
  const faults: string[] = [];
  let [chained, unchained] = [0, 0];
  let outside: Line | null = null;
  let before: { hash: string; line: Line | null } = { hash: (await factOf(queries, ANCHOR)) ?? '', line: null };
  missing.delete(before.hash);
  for await (const line of everyLine(queries)) {
    if (line.hash === null) {
      unchained += 1;
      outside = line;
      continue;
    }
    if (hash('sha256', before.hash + lineContent(line)) !== line.hash) faults.push(faultOf(before.line, line));
    before = { hash: line.hash, line };
    missing.delete(line.hash);
    chained += 1;
  }
  if (before.hash !== head) {
    faults.push(`The newest lines were taken out: the last one is ${nameOf(before.line)}.`);
  }
  for (const each of missing) {
    faults.push(`No line has the hash ${each}: the lines were made anew, or it is older than those that are kept.`);
  }
  const newestUnchained = outside && nameOf(outside);
  return { chained, unchained, newestUnchained, head, faults };
}

function faultOf(before: Line | null, line: Line): string {
  if (before === null) return `The oldest lines were taken out, or the first one was altered: ${nameOf(line)}.`;
  // A transaction that was undone leaves a gap in the numbers, too.
  if (line.ordinal > before.ordinal + 1) {
    return `Between ${nameOf(before)} and ${nameOf(line)} lines were taken out, or the latter was altered.`;
  }
  return `The line ${nameOf(line)} was altered.`;
}

function nameOf(line: Line | null): string {
  return line === null ? 'missing' : `${line.id} (${line.action}, ${line.at.toISOString()})`;
}

async function* everyLine(queries: Queries): AsyncGenerator<Line> {
  let last = 0;
  for (;;) {
    const lines = queries.selectFrom('audit').selectAll().where('ordinal', '>', last).orderBy('ordinal').limit(BATCH);
    const batch = await lines.execute();
    yield* batch;
    if (batch.length < BATCH) return;
    last = batch.at(-1)?.ordinal ?? last;
  }
}

async function factOf(queries: Queries, name: string): Promise<string | null> {
  const fact = await queries.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();
  return fact?.value ?? null;
}

/**
 * Removes the oldest lines, of those before a moment and at most so many, and keeps the hash of the last of them, so that
 * the rest can still be verified. Gives their number.
 */
export async function cutBefore(queries: Queries, moment: Date, most: number): Promise<number> {
  const kept = await queries
    .selectFrom('audit')
    .select('ordinal')
    .where('at', '>=', moment)
    .orderBy('ordinal')
    .limit(1)
    .executeTakeFirst();
  const lines = await queries
    .selectFrom('audit')
    .select(['ordinal', 'hash'])
    .$if(kept !== undefined, (old) => old.where('ordinal', '<', kept?.ordinal ?? 0))
    .orderBy('ordinal')
    .limit(most)
    .execute();
  const value = lines.findLast(({ hash }) => hash !== null)?.hash;
  if (value != null) {
    await queries
      .insertInto('facts')
      .values({ name: ANCHOR, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
  // By their numbers, as a line that is written meanwhile stays.
  const last = lines.at(-1)?.ordinal ?? 0;
  await queries.deleteFrom('audit').where('ordinal', '<=', last).execute();
  return lines.length;
}
