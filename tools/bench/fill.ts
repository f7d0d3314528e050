import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { openEmbedded } from '../../services/backend/src/database/embedded.ts';
import { openPostgres } from '../../services/backend/src/database/postgres.ts';
import type { Queries } from '../../services/backend/src/database/schema.ts';
import { buildPng, RGB } from '../../services/backend/src/testing/buildPng.ts';
import { ADMIN, type Product } from '../product.ts';

/** The data folder of a product. */
interface Place {
  readonly dataDir: string;
  /** PostgreSQL in place of the embedded database, if any. */
  readonly databaseUrl: string | null;
}

/** The number of rows of each kind; events, courses and certificate groups have the same number. */
export interface Rows {
  readonly items: number;
  readonly users: number;
  readonly posts: number;
  readonly certificates: number;
  /** Lines of the history by twenty administrators, the first of whom wrote a third. */
  readonly lines: number;
  /**
   * The number of images, and of PDFs: every image is a post's cover, half of the PDFs belong to another service.
   * @default 0
   */
  readonly uploads?: number;
}

/** Adds rows to each list of a stopped product: two processes cannot open the embedded database. */
export async function fillLists(product: Product, { dataDir, databaseUrl }: Place, rows: number | Rows): Promise<void> {
  await product.stop();
  // Inserting a million rows takes longer than the service's statement timeout.
  const database = databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl, 1, () => {}, 'none');
  const counts = typeof rows === 'number' ? { items: rows, users: rows, posts: rows, certificates: 0, lines: 0 } : rows;
  await insertRows(database.queries, counts);
  await database.close();
  await product.restart();
}

/** The id of the nth added row, from 1. */
export function idOfRow(number: number): string {
  return createHash('md5').update(String(number)).digest('hex').slice(0, 26);
}

// Real titles differ from each other, and numbered ones would compress to nothing.
const TITLE_PARTS = [
  'Recognising,Managing,Preventing,Explaining,Assessing,Documenting,Discussing,Imaging,Treating,Reviewing,Monitoring',
  'acute,chronic,early,recurrent,severe,suspected,rare,hidden,hospital-acquired,drug-induced,familial,post-operative,mild',
  'sepsis,asthma,heart failure,delirium,anaemia,stroke,pain,falls,burns,pneumonia,diabetes,epilepsy,jaundice,fractures',
  'in children,in older adults,at home,in pregnancy,after surgery,at night,in general practice,on the ward,abroad,at sea',
].map((words) => words.split(','));

/** A title of the nth row, the same in each run. */
function titleOfRow(): RawBuilder<string> {
  const words = TITLE_PARTS.map((part, index) => {
    const hash = sql`('x' || substr(md5(n::text), ${sql.lit(27 + index)}, 2))::bit(8)::int`;
    return sql`(array[${sql.join(part.map((word) => sql.lit(word)))}])[1 + ${hash} % ${sql.lit(part.length)}]`;
  });
  return sql`concat_ws(' ', ${sql.join(words)})`;
}

/** Adds rows to each list of a database. */
export async function insertRows(
  queries: Queries,
  { items, users, posts, certificates, lines, uploads = 0 }: Rows,
): Promise<void> {
  const numbers = (count: number) => sql`generate_series(1, ${sql.lit(count)}) n`;
  // As random as real ones, because others would compress too well.
  const idOf = (number: RawBuilder<unknown>) => sql`substr(md5((${number})::text), 1, 26)`;
  const id = idOf(sql`n`);
  const user = idOf(sql`1 + n % ${sql.lit(users)}`);
  const group = idOf(sql`1 + n % ${sql.lit(items)}`);
  const pdf = idOf(sql`'pdf ' || n`);
  const item = sql`1 + n * 7919::bigint % ${sql.lit(items)}`;
  const line = sql`
    select n, case when n % 3 = 0 then 1 else 1 + n % 20 end as actor, ${idOf(item)} as subject,
      (array['Anatomy', 'Ethics', 'Surgery'])[1 + n % 3] || ' lecture ' || ${item} || ' on the care of the heart' as title,
      (array['title', 'preview image', 'PDF and pass score', 'questions shown'])[1 + n % 4] as fields
    from ${numbers(lines)}
  `;
  const image = sql`(select id from images order by id offset n % greatest(1, (select count(*) from images)) limit 1)`;
  const statements = [
    sql`insert into certificate_groups (id, name, is_enabled) select ${id}, ${titleOfRow()}, true from ${numbers(items)}`,
    sql`insert into courses (id, title, sequence, certificate_group_id, cover_image_id) select ${id}, ${titleOfRow()}, (select coalesce(max(sequence), 0) from courses) + n, ${id}, ${image} from ${numbers(items)}`,
    sql`insert into events (id, hyperlink, cover_image_id) select ${id}, 'https://cpd.example/' || n, ${image} from ${numbers(items)}`,
    sql`insert into users (id, first_name, last_name, email) select ${id}, 'First ' || n, 'Last ' || n, n || '@cpd.example' from ${numbers(users)}`,
    sql`insert into images (id, mime_type, width, height, byte_size, sha256) select ${id}, 'image/png', 100, 100, 1000, md5(n::text) from ${numbers(uploads)}`,
    sql`insert into files (id, original_name, mime_type, byte_size, sha256) select ${pdf}, n || '.pdf', 'application/pdf', 1000, md5(n::text) from ${numbers(uploads)}`,
    sql`insert into upload_references (upload, owner) select ${pdf}, 'service/' || n from ${numbers(uploads)} where n % 2 = 0`,
    sql`insert into posts (id, user_id, title, description, status, cover_image_id) select ${id}, ${user}, 'Post ' || n, 'Words', 2 + 2 * (n % 2), case when n <= ${sql.lit(uploads)} then ${id} end from ${numbers(posts)}`,
    sql`insert into certificates (id, user_id, certificate_group_id) select ${id}, ${user}, ${group} from ${numbers(certificates)}`,
    sql`insert into audit (id, at, actor, actor_name, action, subject, title, search) select ${id}, now(), 'admin-' || actor, 'grace ' || actor, 'course.saved', subject, title, upper('grace ' || actor || E'\\n' || title || E'\\nchanged ' || fields) from (${line}) line`,
    sql`vacuum analyze`,
  ];
  for (const statement of statements) await statement.execute(queries);
}

/** Sends requests to a product as its administrator. */
export interface SignedInApi {
  readonly accessToken: string;
  /** Sends a request such as `'PATCH /v1/course'`. A body other than a form is sent as JSON. */
  request(line: string, body?: object): Promise<Response>;
  /** Sends a request that must succeed, and reads its JSON response. */
  // biome-ignore lint/suspicious/noExplicitAny: benchmarks read one field of responses of every shape.
  send(line: string, body?: object): Promise<any>;
}

/** Signs the administrator in to a product without a captcha. */
export async function signInApi({ origin }: Product): Promise<SignedInApi> {
  const headers: Record<string, string> = {};
  const request = (line: string, body?: object) => {
    const [method = 'GET', path = '/'] = line.split(' ');
    if (body === undefined || body instanceof FormData)
      return fetch(origin + path, { method, headers, body: body ?? null });
    const json = { ...headers, 'Content-Type': 'application/json' };
    return fetch(origin + path, { method, headers: json, body: JSON.stringify(body) });
  };
  const send = async (line: string, body?: object) => {
    const response = await request(line, body);
    if (!response.ok) throw new Error(`${line} failed with ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { accessToken } = await send('POST /v1/auth/sign-in', { ...ADMIN, token: 'none' });
  headers.Authorization = `Bearer ${accessToken}`;
  return { accessToken, request, send };
}

/** Creates an event with this many posters and returns its id. */
export async function addPosterEvent({ send }: SignedInApi, posters: number): Promise<string> {
  const images: string[] = [];
  const picture = buildPng({
    width: 10,
    height: 10,
    colourType: RGB,
    bitDepth: 8,
    halves: [
      [40, 90, 160],
      [230, 230, 230],
    ],
  });
  for (let number = 1; number <= posters; number += 1) {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(picture)], `poster-${number}.png`, { type: 'image/png' }));
    images.push((await send('POST /v1/image/upload', form)).data._id);
  }
  const { data: event } = await send('POST /v1/event/draft/');
  await send('PATCH /v1/event', { event, images });
  return event;
}
