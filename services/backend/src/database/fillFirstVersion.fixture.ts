import { sql } from 'kysely';
import type { Queries } from './schema.ts';

/** Rows of each table as code of the first version wrote them, each after those it refers to. */
const ROWS: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  admins: [{ id: 'admin', username: 'ada', password_hash: '$argon2id$' }],
  sessions: [{ id: 'session', admin_id: 'admin' }],
  refresh_tokens: [{ hash: 'token', session_id: 'session', issued_at: new Date('2026-01-01') }],
  images: [{ id: 'image', mime_type: 'image/png', width: 2, height: 1, byte_size: 9, sha256: 'a'.repeat(64) }],
  files: [{ id: 'file', original_name: 'a.pdf', mime_type: 'application/pdf', byte_size: 9, sha256: 'b'.repeat(64) }],
  certificate_groups: [{ id: 'group', name: 'Surgery', search: 'surgery', template_image_id: 'image' }],
  courses: [
    { id: 'first', title: 'One', sequence: 1, cover_image_id: 'image', file_id: 'file', certificate_group_id: 'group' },
    { id: 'second', title: null, sequence: 2 },
  ],
  questions: [{ id: 'question', course_id: 'first', question: 'Which?', choices: ['a', 'b', 'c', 'd'] }],
  events: [{ id: 'event', cover_image_id: 'image', hyperlink: 'https://cpd.example' }],
  event_images: [{ event_id: 'event', image_id: 'image', position: 0 }],
  users: [{ id: 'user', email: 'ben@cpd.example', first_name: 'Ben' }],
  posts: [{ id: 'post', user_id: 'user', title: 'A case', search: 'a case', cover_image_id: 'image', status: 2 }],
  post_files: [{ post_id: 'post', file_id: 'file', position: 0 }],
  review_tokens: [{ hash: 'link', post_id: 'post', expires_at: new Date('2026-01-01') }],
  certificates: [{ id: 'certificate', user_id: 'user', certificate_group_id: 'group' }],
  audit: [{ id: 'line', actor: 'system', action: 'user.deleted' }],
  facts: [{ name: 'token-secret', value: 'secret' }],
};

/** Fills a database of the first version, or of a later one, and gives what each table holds. */
export async function fillFirstVersion(queries: Queries): Promise<typeof ROWS> {
  for (const [table, rows] of Object.entries(ROWS)) {
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
      const values = sql.join(
        Object.values(row).map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)),
      );
      await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(queries);
    }
  }
  return ROWS;
}
