import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from './schema.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows of each table as code of the first version wrote them, each after the rows that it references. */
const FIRST_ROWS: Readonly<Record<string, readonly Row[]>> = {
  admins: [{ id: 'admin', username: 'ada', password_hash: '$argon2id$' }],
  sessions: [{ id: 'session', admin_id: 'admin' }],
  refresh_tokens: [{ hash: 'token', session_id: 'session', issued_at: new Date('2026-01-01') }],
  images: [{ id: 'image', mime_type: 'image/png', width: 2, height: 1, byte_size: 9, sha256: 'a'.repeat(64) }],
  files: [{ id: 'file', original_name: 'a.pdf', mime_type: 'application/pdf', byte_size: 9, sha256: 'b'.repeat(64) }],
  certificate_groups: [{ id: 'group', name: 'Surgery', search: 'SURGERY', template_image_id: 'image' }],
  courses: [
    { id: 'first', title: 'One', sequence: 1, cover_image_id: 'image', file_id: 'file', certificate_group_id: 'group' },
    { id: 'second', title: null, sequence: 2 },
  ],
  questions: [{ id: 'question', course_id: 'first', question: 'Which?', choices: ['a', 'b', 'c', 'd'] }],
  events: [{ id: 'event', cover_image_id: 'image', hyperlink: 'https://cpd.example' }],
  event_images: [{ event_id: 'event', image_id: 'image', position: 0 }],
  users: [{ id: 'user', email: 'ben@cpd.example', first_name: 'Ben' }],
  posts: [{ id: 'post', user_id: 'user', title: 'A case', search: 'A CASE', cover_image_id: 'image', status: 2 }],
  post_files: [{ post_id: 'post', file_id: 'file', position: 0 }],
  review_tokens: [{ hash: 'link', post_id: 'post', expires_at: new Date('2026-01-01') }],
  certificates: [{ id: 'certificate', user_id: 'user', certificate_group_id: 'group' }],
  audit: [{ id: 'line', actor: 'system', action: 'user.deleted' }],
  facts: [{ name: 'token-secret', value: 'secret' }],
};

const MOMENT = new Date('2026-01-01T10:00:00.000Z');
const CERTIFICATE = { user_id: 'user', certificate_group_id: 'group' };

/** Rows of later versions, in columns and tables that were new. */
const LATER_ROWS: readonly { readonly since: string; readonly table: string; readonly rows: readonly Row[] }[] = [
  {
    since: '0005-rules',
    table: 'admins',
    rows: [{ id: 'disabled', username: 'cleo', password_hash: '$argon2id$', disabled_at: MOMENT }],
  },
  { since: '0005-rules', table: 'certificates', rows: [{ ...CERTIFICATE, id: 'drawn', drawing_key: 'drawing' }] },
  {
    since: '0007-certificate-records',
    table: 'certificates',
    rows: [
      {
        ...CERTIFICATE,
        id: 'record',
        holder_first_name: 'Benedict',
        holder_last_name: 'Old',
        group_name: 'Surgery as it was',
        template_image_id: 'image',
        template_vertical_position: 3,
        withdrawn_at: MOMENT,
      },
    ],
  },
  {
    since: '0008-where-sessions-are',
    table: 'sessions',
    rows: [{ id: 'elsewhere', admin_id: 'admin', device: 'Firefox on Linux', network: '192.0.2.1' }],
  },
  { since: '0009-history', table: 'audit', rows: chainedLines('first', 'second') },
  {
    since: '0009-history',
    table: 'facts',
    rows: [{ name: 'history-head', value: chainedLines('first', 'second').at(-1)?.hash }],
  },
  { since: '0010-certificate-pdfs', table: 'certificates', rows: [{ ...CERTIFICATE, id: 'printed', pdf_key: 'pdf' }] },
  {
    since: '0010-welcome-links',
    table: 'admins',
    rows: [{ id: 'invited', username: 'dora', password_hash: '', is_invited: true, last_seen_at: MOMENT }],
  },
  {
    since: '0010-welcome-links',
    table: 'welcome_links',
    rows: [{ hash: 'welcome', admin_id: 'invited', expires_at: MOMENT, spent_at: MOMENT }],
  },
  { since: '0015-versions', table: 'events', rows: [{ id: 'changed', version: 7 }] },
];

/** Lines of the history, each chained to the previous one as in the version that introduced the chain. */
function chainedLines(...ids: readonly string[]): Row[] {
  const lines: Row[] = [];
  for (const id of ids) {
    const content = [id, MOMENT, 'admin', 'ada', 'event.enabled', 'event', 'A – ä', '[]', 'request'];
    const [, at, actor, actor_name, action, subject, title, changes, request_id] = content;
    const chained = hash('sha256', `${lines.at(-1)?.hash ?? ''}${JSON.stringify(content)}`);
    lines.push({ id, at, actor, actor_name, action, subject, title, changes, request_id, search: 'A', hash: chained });
  }
  return lines;
}

/** Values that identify a row. Others refer to it by them. */
const KEYS = new Set<unknown>(
  [FIRST_ROWS, ...LATER_ROWS.map(({ table, rows }) => ({ [table]: rows }))]
    .flatMap((tables) => Object.entries(tables))
    .flatMap(([table, rows]) =>
      rows.flatMap(({ id, hash, username, name }) => [id, hash, username, ...(table === 'facts' ? [name] : [])]),
    )
    .filter((key) => key !== undefined),
);

/** A row beside those that an earlier version wrote: with its own keys and its own place in the sequence. */
function copyOf(row: Row, copy: number): Row {
  const entries = Object.entries(row).map(([column, value]) => {
    if (column === 'sequence') return [column, Number(value) + copy * (FIRST_ROWS.courses ?? []).length];
    return [column, KEYS.has(value) ? `${value}-${copy}` : value];
  });
  return Object.fromEntries(entries);
}

/**
 * Fills a database of a version, or of a later one, with rows of that version, and returns the content of each table.
 *
 * @param copy Above 0 for a database that earlier versions have filled. Rows that are new in this version are written as
 * they are.
 */
export async function fillVersion(
  queries: Queries,
  version = '0001-first-schema',
  copy = 0,
): Promise<Record<string, Row[]>> {
  const filled: Record<string, Row[]> = {};
  const first = Object.entries(FIRST_ROWS).map(([table, rows]) => ({ since: '', table, rows }));
  for (const { since, table, rows } of [...first, ...LATER_ROWS.filter((later) => later.since <= version)]) {
    const written = copy === 0 || since === version ? rows : rows.map((row) => copyOf(row, copy));
    for (const row of written) await insert(queries, table, row);
    filled[table] = [...(filled[table] ?? []), ...written];
  }
  return filled;
}

async function insert(queries: Queries, table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join(Object.values(row).map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(queries);
}
