import { sql } from 'kysely';
import type { Product } from '../../e2e/product.ts';
import { png } from '../../e2e/uploads.ts';
import { openDatabase } from '../../services/backend/src/database/open.ts';
import type { Queries } from '../../services/backend/src/database/schema.ts';
import { ApiHost } from '../contractCheck/ApiHost.ts';

/** Where the data of a product are. */
interface Place {
  readonly dataDir: string;
  /** PostgreSQL in place of the embedded database, if any. */
  readonly databaseUrl: string | null;
}

/** Adds rows to each list of a product, which is stopped for it: two processes cannot have the embedded database open. */
export async function fillLists(product: Product, { dataDir, databaseUrl }: Place, rows: number): Promise<void> {
  await product.stop();
  const database = await openDatabase({ dataDir, databaseUrl, databasePoolSize: 1 }, () => {});
  await insertRows(database.queries, rows);
  await database.close();
  await product.restart();
}

async function insertRows(queries: Queries, rows: number): Promise<void> {
  const numbers = sql`generate_series(1, ${sql.lit(rows)}) n`;
  // As random as real ones, or the answers would compress better than they ever will.
  const id = sql`substr(md5(n::text), 1, 26)`;
  const image = sql`(select id from images order by id offset n % greatest(1, (select count(*) from images)) limit 1)`;
  const statements = [
    sql`insert into certificate_groups (id, name, search, is_enabled) select ${id}, 'Group ' || n, 'GROUP ' || n, true from ${numbers}`,
    sql`insert into courses (id, title, sequence, certificate_group_id, cover_image_id) select ${id}, 'Course ' || n, (select coalesce(max(sequence), 0) from courses) + n, ${id}, ${image} from ${numbers}`,
    sql`insert into events (id, hyperlink, cover_image_id) select ${id}, 'https://cpd.example/' || n, ${image} from ${numbers}`,
    sql`insert into users (id, first_name, last_name, email) select ${id}, 'First ' || n, 'Last ' || n, n || '@cpd.example' from ${numbers}`,
    sql`insert into posts (id, user_id, title, description, search, status) select ${id}, ${id}, 'Post ' || n, 'Words', 'POST ' || n, 2 + 2 * (n % 2) from ${numbers}`,
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
