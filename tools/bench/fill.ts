import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Product } from '../../e2e/product.ts';
import { png } from '../../e2e/uploads.ts';
import { openEmbedded } from '../../services/backend/src/database/embedded.ts';
import { openPostgres } from '../../services/backend/src/database/postgres.ts';
import type { Queries } from '../../services/backend/src/database/schema.ts';
import { ApiHost } from '../contractCheck/ApiHost.ts';

/** Where the data of a product are. */
interface Place {
  readonly dataDir: string;
  /** PostgreSQL in place of the embedded database, if any. */
  readonly databaseUrl: string | null;
}

/** How many rows of each kind; events, courses and certificate groups are of the same number. */
export interface Rows {
  readonly items: number;
  readonly users: number;
  readonly posts: number;
  readonly certificates: number;
  /** Lines of the history, which no chain connects: by twenty administrators, the first of whom wrote a third. */
  readonly lines: number;
}

/** Adds rows to each list of a product, which is stopped for it: two processes cannot have the embedded database open. */
export async function fillLists(product: Product, { dataDir, databaseUrl }: Place, rows: number | Rows): Promise<void> {
  await product.stop();
  // A million rows take longer than a statement of the service may.
  const database = databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl, 1, () => {}, false);
  const counts = typeof rows === 'number' ? { items: rows, users: rows, posts: rows, certificates: 0, lines: 0 } : rows;
  await insertRows(database.queries, counts);
  await database.close();
  await product.restart();
}

/** The id of the row that was added as this one, counted from 1. */
export function idOfRow(number: number): string {
  return createHash('md5').update(String(number)).digest('hex').slice(0, 26);
}

async function insertRows(queries: Queries, { items, users, posts, certificates, lines }: Rows): Promise<void> {
  const numbers = (count: number) => sql`generate_series(1, ${sql.lit(count)}) n`;
  // As random as real ones, or the answers would compress better than they ever will.
  const idOf = (number: RawBuilder<unknown>) => sql`substr(md5((${number})::text), 1, 26)`;
  const id = idOf(sql`n`);
  const user = idOf(sql`1 + n % ${sql.lit(users)}`);
  const group = idOf(sql`1 + n % ${sql.lit(items)}`);
  const item = sql`1 + n * 7919::bigint % ${sql.lit(items)}`;
  const line = sql`
    select n, case when n % 3 = 0 then 1 else 1 + n % 20 end as actor, ${idOf(item)} as subject,
      (array['Anatomy', 'Ethics', 'Surgery'])[1 + n % 3] || ' lecture ' || ${item} || ' on the care of the heart' as title,
      (array['title', 'preview image', 'PDF and pass score', 'questions shown'])[1 + n % 4] as fields
    from ${numbers(lines)}
  `;
  const image = sql`(select id from images order by id offset n % greatest(1, (select count(*) from images)) limit 1)`;
  const statements = [
    sql`insert into certificate_groups (id, name, is_enabled) select ${id}, 'Group ' || n, true from ${numbers(items)}`,
    sql`insert into courses (id, title, sequence, certificate_group_id, cover_image_id) select ${id}, 'Course ' || n, (select coalesce(max(sequence), 0) from courses) + n, ${id}, ${image} from ${numbers(items)}`,
    sql`insert into events (id, hyperlink, cover_image_id) select ${id}, 'https://cpd.example/' || n, ${image} from ${numbers(items)}`,
    sql`insert into users (id, first_name, last_name, email) select ${id}, 'First ' || n, 'Last ' || n, n || '@cpd.example' from ${numbers(users)}`,
    sql`insert into posts (id, user_id, title, description, status) select ${id}, ${user}, 'Post ' || n, 'Words', 2 + 2 * (n % 2) from ${numbers(posts)}`,
    sql`insert into certificates (id, user_id, certificate_group_id) select ${id}, ${user}, ${group} from ${numbers(certificates)}`,
    sql`insert into audit (id, at, actor, actor_name, action, subject, title, search) select ${id}, now(), 'admin-' || actor, 'grace ' || actor, 'course.saved', subject, title, upper('grace ' || actor || E'\\n' || title || E'\\nchanged ' || fields) from (${line}) line`,
    sql`vacuum analyze`,
  ];
  for (const statement of statements) await statement.execute(queries);
}

/** Signs the administrator in at a product that asks for no captcha. */
export async function signedInHost(
  { origin }: Product,
  admin: { username: string; password: string },
): Promise<ApiHost> {
  const host = new ApiHost(origin);
  const { accessToken } = await host.send<{ accessToken: string }>('signIn', {
    body: { ...admin, token: 'none' },
    bearer: '',
  });
  host.accessToken = accessToken;
  return host;
}

/** Makes an event of so many posters, and gives its id. */
export async function addPosterEvent(host: ApiHost, posters: number): Promise<string> {
  const images: string[] = [];
  for (let number = 1; number <= posters; number += 1) {
    const { data } = await host.send<{ data: { _id: string } }>('uploadImage', { file: png(`poster-${number}.png`) });
    images.push(data._id);
  }
  const { data: event } = await host.send<{ data: string }>('draftEvent');
  await host.send('saveEvent', { body: { event, images } });
  return event;
}
