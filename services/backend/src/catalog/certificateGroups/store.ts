import type {
  CertificateGroup,
  CertificateGroupOption,
  listCertificateGroups,
  saveCertificateGroup,
} from '@cpd/api/certificateGroups/contract';
import type { InputOf } from '@cpd/api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/Database.ts';
import { hasChanges } from '../../database/hasChanges.ts';
import { newId } from '../../database/id.ts';
import type { Queries } from '../../database/schema.ts';
import { Versioned } from '../../http/entityTag.ts';
import { throwBadRequest } from '../../http/errors/HttpError.ts';
import { countRows, enabledFilter, pageOfRows } from '../../http/lists/pageOfRows.ts';
import { certificateList } from '../../people/certificates/list.ts';
import type { Config } from '../../settings/config.ts';

export async function pageOfGroups(database: Database, query: InputOf<typeof listCertificateGroups>, config: Config) {
  return pageOfRows(database, groupList(query), query, async (isOnPage) => {
    const rows = await selectGroups(database.queries).where(isOnPage).orderBy('ordinal', 'desc').execute();
    const groups = rows.map(toGroup);
    // The total of the list that the number leads to.
    const issuedIn = (certificateGroup: string) => countRows(database, certificateList({ certificateGroup }, config));
    return Promise.all(groups.map(async (group) => ({ ...group, issuedCount: await issuedIn(group._id) })));
  });
}

/** The groups that match the filters. */
export function groupList({ keyword, isEnable }: Pick<InputOf<typeof listCertificateGroups>, 'isEnable' | 'keyword'>) {
  return { table: 'certificate_groups', filters: enabledFilter(isEnable), keyword } as const;
}

/** The groups for which a condition holds as a file has them, the newest first, with the numbers of their certificates. */
export async function readGroupRows(queries: Queries, isMeant: RawBuilder<boolean>): Promise<object[]> {
  const rows = await selectGroups(queries)
    .select(
      sql<number>`(select count(*) from certificates where certificate_group_id = certificate_groups.id)`.as(
        'issuedCount',
      ),
    )
    .where(isMeant)
    .orderBy('ordinal', 'desc')
    .execute();
  return rows.map(({ issuedCount, ...row }) => ({ ...toGroup(row), requiredCourses: row.pass_condition, issuedCount }));
}

export async function enabledGroups(queries: Queries): Promise<CertificateGroupOption[]> {
  return queries
    .selectFrom('certificate_groups')
    .select(['id as _id', 'name'])
    .where('is_enabled', '=', true)
    .orderBy('search')
    .orderBy('ordinal')
    .execute();
}

export async function findGroup(queries: Queries, id: string): Promise<Versioned<CertificateGroup> | null> {
  const row = await selectGroups(queries).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : new Versioned(toGroup(row), row.version);
}

/** Rejects a group that does not exist or is not enabled. @throws HttpError 400. */
export async function requireEnabledGroup(queries: Queries, id: string): Promise<void> {
  const group = await findGroup(queries, id);
  if (group === null) throwBadRequest('There is no certificate group with this id.');
  else if (!group.value.isEnable) throwBadRequest('The certificate group is not enabled.');
}

export async function addGroup(queries: Queries): Promise<string> {
  const id = newId();
  await queries.insertInto('certificate_groups').values({ id }).execute();
  return id;
}

/** Fields of a group that a form saves. Absent ones stay unchanged, null clears. */
export type GroupChange = Omit<InputOf<typeof saveCertificateGroup>, 'id'>;

export async function changeGroup(queries: Queries, id: string, change: GroupChange): Promise<void> {
  const { name, passCondition, template, templateVerticalPosition } = change;
  const columns = {
    name,
    pass_condition: passCondition,
    template_image_id: template,
    template_vertical_position: templateVerticalPosition,
  };
  if (!hasChanges(columns)) return;
  await queries.updateTable('certificate_groups').set(columns).where('id', '=', id).execute();
}

/** What uses a group: courses that belong to it, or certificates issued in it; null if nothing does. */
export async function groupUsage(queries: Queries, id: string): Promise<'courses' | 'certificates' | null> {
  const uses = (table: 'courses' | 'certificates') =>
    queries.selectFrom(table).select('id').where('certificate_group_id', '=', id).limit(1).executeTakeFirst();
  if ((await uses('courses')) !== undefined) return 'courses';
  return (await uses('certificates')) === undefined ? null : 'certificates';
}

export async function removeGroup(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('certificate_groups').where('id', '=', id).execute();
}

export function selectGroups(queries: Queries) {
  return queries
    .selectFrom('certificate_groups')
    .select([
      'id',
      'name',
      'is_enabled',
      'pass_condition',
      'template_image_id',
      'template_vertical_position',
      'version',
    ]);
}

type GroupRow = Awaited<ReturnType<ReturnType<typeof selectGroups>['execute']>>[number];

export function toGroup(row: GroupRow): CertificateGroup {
  return {
    _id: row.id,
    name: row.name,
    isEnable: row.is_enabled,
    passCondition: row.pass_condition,
    template: row.template_image_id === null ? null : { _id: row.template_image_id },
    templateVerticalPosition: row.template_vertical_position,
  };
}
