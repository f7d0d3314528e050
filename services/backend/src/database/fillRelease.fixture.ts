import { sql } from 'kysely';
import type { Queries } from './schema.ts';

type Row = Readonly<Record<string, unknown>>;

const MOMENT = new Date('2026-01-01T10:00:00.000Z');
const CERTIFICATE = { user_id: 'user', certificate_group_id: 'group' };

/** Rows of each table as code of the last release writes them, each after the rows that it references. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  admins: [
    { id: 'admin', username: 'ada', name_key: 'ADA', password_hash: '$argon2id$', last_seen_at: MOMENT },
    { id: 'invited', username: 'dora', name_key: 'DORA', password_hash: '', is_invited: true, added_by: 'ada' },
    { id: 'disabled', username: 'cleo', name_key: 'CLEO', password_hash: '$argon2id$', disabled_at: MOMENT },
  ],
  api_keys: [
    { id: 'key', name: 'mobile', hash: 'key', scopes: ['events:read'], expires_at: MOMENT, requests: 3 },
    { id: 'revoked', name: 'mobile', hash: 'revoked', scopes: [], revoked_at: MOMENT, last_used_at: MOMENT },
  ],
  passkeys: [
    {
      id: 'passkey',
      admin_id: 'admin',
      name: 'Laptop',
      public_key: 'a2V5',
      counter: 1,
      transports: ['usb'],
      created_at: MOMENT,
    },
  ],
  welcome_links: [{ hash: 'welcome', admin_id: 'invited', expires_at: MOMENT, spent_at: MOMENT }],
  sessions: [
    { id: 'session', admin_id: 'admin', device: 'Firefox on Linux', network: '192.0.2.1', proved_at: MOMENT },
    { id: 'ended', admin_id: 'admin', ended_at: MOMENT, concurrent_networks: ['192.0.2.1', '198.51.100.1'] },
  ],
  refresh_tokens: [
    { hash: 'token', session_id: 'session', issued_at: MOMENT, proved_at: MOMENT, used_at: MOMENT },
    {
      hash: 'replaced',
      session_id: 'session',
      issued_at: MOMENT,
      replaced_at: MOMENT,
      successor_key: 'key',
      replaced_from_network: '192.0.2.1',
      replaced_from_agent: 'a'.repeat(64),
    },
  ],
  captcha_uses: [{ signature: 'used', expires_at: MOMENT }],
  throttle: [{ key: 'account', failures: 2, resets_at: MOMENT }],
  images: [
    { id: 'image', mime_type: 'image/png', width: 2, height: 1, byte_size: 9, sha256: 'a'.repeat(64) },
    {
      id: 'unused',
      mime_type: 'image/png',
      width: 2,
      height: 1,
      byte_size: 9,
      sha256: 'c'.repeat(64),
      unused_since: MOMENT,
    },
  ],
  files: [{ id: 'file', original_name: 'a.pdf', mime_type: 'application/pdf', byte_size: 9, sha256: 'b'.repeat(64) }],
  certificate_groups: [{ id: 'group', name: 'Surgery', template_image_id: 'image', template_vertical_position: 3 }],
  courses: [
    { id: 'first', title: 'One', sequence: 1, cover_image_id: 'image', file_id: 'file', certificate_group_id: 'group' },
    { id: 'second', title: null, sequence: 2 },
  ],
  questions: [{ id: 'question', course_id: 'first', question: 'Which?', choices: ['a', 'b', 'c', 'd'] }],
  events: [
    { id: 'event', cover_image_id: 'image', hyperlink: 'https://cpd.example' },
    { id: 'enabled', cover_image_id: 'image', hyperlink: 'https://cpd.example', is_enabled: true },
  ],
  event_images: [{ event_id: 'event', image_id: 'image', position: 0 }],
  users: [{ id: 'user', email: 'ben@cpd.example', first_name: 'Ben', description: 'Nurse', firebase_uid: 'uid' }],
  posts: [
    { id: 'post', user_id: 'user', title: 'A case', cover_image_id: 'image', status: 2 },
    { id: 'decided', user_id: 'user', title: 'Another', status: 4, decided_at: MOMENT },
  ],
  post_files: [{ post_id: 'post', file_id: 'file', position: 0 }],
  review_tokens: [{ hash: 'link', post_id: 'post', expires_at: MOMENT }],
  certificates: [
    {
      ...CERTIFICATE,
      id: 'successor',
      holder_first_name: 'Benedict',
      holder_last_name: 'New',
      group_name: 'Surgery as it was',
      template_image_id: 'image',
      template_vertical_position: 3,
      drawing_key: 'drawing',
      pdf_key: 'pdf',
    },
    {
      ...CERTIFICATE,
      id: 'certificate',
      holder_first_name: 'Ben',
      withdrawn_at: MOMENT,
      withdrawn_reason: 'Wrong name',
      successor_id: 'successor',
    },
  ],
  pending_deletions: [
    { id: 'pending', firebase_uids: ['uid'], storage_keys: ['image'], due_at: MOMENT, user_id: 'user' },
  ],
  facts: [{ name: 'token-secret', value: 'secret' }],
  creations: [{ kind: 'question', id: 'question', content_hash: 'd'.repeat(64) }],
};

/** What triggers and functions write, as `audit`, `bin`, `deleted_people`, `service_events`, `upload_references`. */
const STATEMENTS = [
  sql`select add_history_line('line', null, 'admin', 'ada', 'user.deleted', 'gone', 'Gone', '[]', 'request', 'ADA')`,
  sql`insert into events (id, hyperlink) values ('binned', 'https://cpd.example/bin')`,
  sql`delete from events where id = 'binned'`,
  sql`insert into users (id) values ('gone')`,
  sql`delete from users where id = 'gone'`,
];

/** Fills a database with rows of the last release. They also fit the schemas after it, on which that release runs. */
export async function fillRelease(queries: Queries): Promise<void> {
  for (const [table, rows] of Object.entries(ROWS)) {
    for (const row of rows) await insert(queries, table, row);
  }
  for (const statement of STATEMENTS) await statement.execute(queries);
}

async function insert(queries: Queries, table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join(Object.values(row).map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(queries);
}
