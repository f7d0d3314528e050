import type { InputOf } from '@cpd/api/contract';
import type { IssuedCertificate, listCertificates } from '@cpd/api/issuedCertificates/contract';
import { type CertificateState, isRenamed, quotedNumber } from '@cpd/domain/certificate';
import { fullName } from '@cpd/domain/user';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Queries } from '../../database/schema.ts';
import { requireFound } from '../../http/errors/HttpError.ts';
import { type List, pageOfRows } from '../../http/lists/pageOfRows.ts';
import type { Config } from '../../settings/config.ts';
import { certificateAddress } from './credential.ts';
import { certificateNumberOf, firstIssuedAt } from './store.ts';

type Filters = Omit<InputOf<typeof listCertificates>, 'page' | 'size'>;

export async function pageOfCertificates(
  database: Database,
  query: InputOf<typeof listCertificates>,
  config: Config,
): Promise<{ docs: IssuedCertificate[]; page: number; size: number; total: number }> {
  const list = certificateList(query, config);
  return pageOfRows(database, list, query, (isOnPage) => readCertificates(database.queries, isOnPage, config));
}

/** The certificates that match the filters. */
export function certificateList(
  { certificateGroup, user, state, keyword = '' }: Filters,
  { timeZone }: Pick<Config, 'timeZone'>,
): List {
  const number = quotedNumber(keyword);
  const filters = [
    ...(certificateGroup === undefined ? [] : [sql<boolean>`certificate_group_id = ${certificateGroup}`]),
    ...(user === undefined ? [] : [sql<boolean>`user_id = ${user}`]),
    ...(state === undefined ? [] : [IN_STATE[state]]),
    ...(number === null ? [] : [sql<boolean>`ordinal = ${number.ordinal}`]),
    ...(number === null || number.year === null
      ? []
      : [sql<boolean>`extract(year from issued_at at time zone ${timeZone}) = ${number.year}`]),
  ];
  return { table: 'certificates', filters, keyword: number === null ? keyword : '' };
}

const IN_STATE: Readonly<Record<CertificateState, RawBuilder<boolean>>> = {
  valid: sql`withdrawn_at is null`,
  withdrawn: sql`withdrawn_at is not null and successor_id is null`,
  replaced: sql`withdrawn_at is not null and successor_id is not null`,
};

/** One certificate as the list has it. @throws HttpError 404. */
export async function readIssuedCertificate(queries: Queries, id: string, config: Config): Promise<IssuedCertificate> {
  const [certificate] = await readCertificates(queries, sql`certificates.id = ${id}`, config);
  return requireFound(certificate, 'certificate');
}

/** The certificates for which a condition holds, the newest first. */
export async function readCertificates(
  queries: Queries,
  isMeant: RawBuilder<boolean>,
  config: Config,
): Promise<IssuedCertificate[]> {
  // The condition of a page names columns without their table, so the others are joined to its rows.
  const rows = await queries
    .selectFrom((from) => from.selectFrom('certificates').selectAll().where(isMeant).as('certificate'))
    .innerJoin('users', 'users.id', 'certificate.user_id')
    .innerJoin('certificate_groups', 'certificate_groups.id', 'certificate.certificate_group_id')
    .leftJoin('certificates as successor', 'successor.id', 'certificate.successor_id')
    .leftJoin('certificates as predecessor', 'predecessor.successor_id', 'certificate.id')
    .select(['certificate.id', 'certificate.ordinal', 'certificate.issued_at', 'certificate.withdrawn_at'])
    .select(['certificate.withdrawn_reason', 'certificate.user_id', 'certificate.certificate_group_id'])
    .select(['certificate.holder_first_name', 'certificate.holder_last_name', 'certificate.group_name'])
    .select(['certificate.template_image_id', 'users.first_name', 'users.last_name', 'certificate_groups.name'])
    .select(['successor.id as successor', 'successor.ordinal as successorOrdinal', 'successor.issued_at as replacedAt'])
    .select(['predecessor.id as predecessor', 'predecessor.ordinal as predecessorOrdinal'])
    .select('predecessor.issued_at as predecessorIssuedAt')
    .select(firstIssuedAt(sql`certificate.id`).as('firstIssuedAt'))
    .orderBy('certificate.ordinal', 'desc')
    .execute();
  const numbered = (id: string | null, ordinal: number | null, issuedAt: Date | null) =>
    id === null || ordinal === null || issuedAt === null
      ? null
      : { _id: id, number: certificateNumberOf({ ordinal, issuedAt }, config) };
  return rows.map((row) => {
    const person = { firstName: row.first_name, lastName: row.last_name };
    // One that another service has issued gets its record later, from the same values.
    const hasRecord = row.template_image_id !== null;
    const record = hasRecord ? { firstName: row.holder_first_name, lastName: row.holder_last_name } : person;
    const successor = numbered(row.successor, row.successorOrdinal, row.replacedAt);
    return {
      _id: row.id,
      number: certificateNumberOf({ ordinal: row.ordinal, issuedAt: row.issued_at }, config),
      url: certificateAddress(config, row.id),
      user: row.user_id,
      holder: fullName(record),
      presentName: fullName(person),
      isRenamed: isRenamed(record, person),
      certificateGroup: row.certificate_group_id,
      group: hasRecord ? row.group_name : row.name,
      issuedAt: row.issued_at.toISOString(),
      state: row.withdrawn_at === null ? 'valid' : successor === null ? 'withdrawn' : 'replaced',
      withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
      withdrawnReason: row.withdrawn_reason,
      successor,
      predecessor: numbered(row.predecessor, row.predecessorOrdinal, row.predecessorIssuedAt),
      firstIssuedAt: row.firstIssuedAt?.toISOString() ?? null,
      timeZone: config.timeZone,
    };
  });
}
