import { certificateNumber } from '@cpd/domain/certificate';
import { type RawBuilder, sql } from 'kysely';
import type { Throttle } from '../../access/throttle/Throttle.ts';
import type { Database } from '../../database/Database.ts';
import type { Queries } from '../../database/schema.ts';
import type { ApiContext } from '../../http/ApiEnv.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import type { Config } from '../../settings/config.ts';
import { addressGroup } from '../../settings/network/ipAddress.ts';

/** Finds an issued certificate, and creates its record if it has none yet. @throws HttpError 404. */
export async function requireCertificate(queries: Queries, id: string): Promise<IssuedCertificate> {
  const certificate = await selectRecord(queries, id).executeTakeFirst();
  return requireFound(certificate ?? (await completeRecord(queries, id)), 'certificate');
}

/** The same for anyone who sends an id. @throws HttpError 404, or 429 after too many unknown ids from one network. */
export async function requirePublicCertificate(
  { database: { queries }, throttle }: { readonly database: Database; readonly throttle: Throttle },
  c: ApiContext,
  id: string,
): Promise<IssuedCertificate> {
  const certificate = await selectRecord(queries, id).executeTakeFirst();
  if (certificate !== undefined) return certificate;
  const counters = { address: `certificate:${addressGroup(c.get('address'))}` };
  await throttle.check(counters);
  const completed = await completeRecord(queries, id);
  if (completed === undefined) await throttle.countFailure(counters);
  return requireFound(completed, 'certificate');
}

async function completeRecord(queries: Queries, id: string) {
  await createMissingRecords(queries, id);
  return selectRecord(queries, id).executeTakeFirst();
}

/** What the number of another certificate consists of; null if there is none. */
function numbered(isMeant: RawBuilder<unknown>) {
  return sql<{ ordinal: number; issuedAt: string } | null>`(
    select jsonb_build_object('ordinal', other.ordinal, 'issuedAt', other.issued_at) from certificates as other
    where ${isMeant} limit 1)`;
}

/** The number by which people quote a certificate. The database counts the ordinals. */
export function certificateNumberOf(
  { ordinal, issuedAt }: Pick<IssuedCertificate, 'issuedAt' | 'ordinal'>,
  { timeZone }: Pick<Config, 'timeZone'>,
): string {
  return certificateNumber(ordinal, issuedAt.getTime(), timeZone);
}

/** When the first certificate was issued of those that one replaces, one after the other; null if it replaces none. */
export function firstIssuedAt(id: RawBuilder<unknown>): RawBuilder<Date | null> {
  return sql`(
    with recursive former as (
      select other.id, other.issued_at from certificates as other where other.successor_id = ${id}
      union select other.id, other.issued_at from certificates as other join former on other.successor_id = former.id
    ) select min(issued_at) from former)`;
}

export type IssuedCertificate = Awaited<ReturnType<ReturnType<typeof selectRecord>['executeTakeFirstOrThrow']>>;

/** What every reader of certificates needs. The record is what was true when one was issued. */
export function selectCertificates(queries: Queries) {
  return queries
    .selectFrom('certificates')
    .select(['certificates.id', 'certificates.ordinal', 'certificates.version'])
    .select(['user_id as user', 'certificate_group_id as certificateGroup', 'issued_at as issuedAt'])
    .select(['withdrawn_at as withdrawnAt', 'withdrawn_reason as withdrawnReason', 'successor_id as successor']);
}

function selectRecord(queries: Queries, id: string) {
  return selectCertificates(queries)
    .innerJoin('images', 'images.id', 'certificates.template_image_id')
    .select([
      'holder_first_name as firstName',
      'holder_last_name as lastName',
      'group_name as groupName',
      numbered(sql`other.id = certificates.successor_id`).as('replacement'),
      numbered(sql`other.successor_id = certificates.id`).as('predecessor'),
      firstIssuedAt(sql`certificates.id`).as('firstIssuedAt'),
      'images.id as templateImageId',
      'images.sha256 as templateSha256',
      sql<number>`coalesce(template_vertical_position, 0)`.as('templateVerticalPosition'),
      'drawing_key',
      'pdf_key',
    ])
    .where('certificates.id', '=', id);
}

/**
 * Creates the missing records of certificates from the current person and group. Existing records stay unchanged (rule
 * CR1). Code that issues certificates calls it in the same transaction; maintenance calls it for certificates that
 * another service issued.
 *
 * @param id A single certificate. @default all
 */
export async function createMissingRecords(queries: Queries, id?: string): Promise<void> {
  await queries
    .updateTable('certificates')
    .from(['users', 'certificate_groups'])
    .set(({ ref }) => ({
      holder_first_name: ref('users.first_name'),
      holder_last_name: ref('users.last_name'),
      group_name: ref('certificate_groups.name'),
      template_image_id: ref('certificate_groups.template_image_id'),
      template_vertical_position: ref('certificate_groups.template_vertical_position'),
    }))
    .whereRef('users.id', '=', 'certificates.user_id')
    .whereRef('certificate_groups.id', '=', 'certificates.certificate_group_id')
    .where('certificate_groups.template_image_id', 'is not', null)
    .where('certificates.template_image_id', 'is', null)
    .$if(id !== undefined, (certificates) => certificates.where('certificates.id', '=', id ?? ''))
    .execute();
}

/**
 * Stores where a certificate's image or PDF is, so that it is deleted with its person. A trigger schedules the removal
 * of the previous one. If another certificate used the same drawing, it is drawn again. @throws HttpError 404 if the
 * certificate was deleted.
 */
export async function storeDrawingKey(
  queries: Queries,
  { id, ...certificate }: IssuedCertificate,
  { column, key }: { readonly column: 'drawing_key' | 'pdf_key'; readonly key: string },
): Promise<void> {
  if (certificate[column] === key) return;
  const columns = { [column]: key };
  const changed = queries.updateTable('certificates').set(columns).where('id', '=', id).returning('id');
  requireFound(await changed.executeTakeFirst(), 'certificate');
}
