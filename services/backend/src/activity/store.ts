import type { Activity, listActivity } from '@cpd/api/activity/contract';
import type { InputOf } from '@cpd/api/contract';
import { subjectKind } from '@cpd/domain/history';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/Database.ts';
import type { AuditTable } from '../database/schema.ts';
import { holdsKeyword } from '../database/searchText.ts';
import { pageOfRows } from '../lists/pageOfRows.ts';

/** A page of the history, the newest lines first. */
export async function pageOfActivity(database: Database, query: InputOf<typeof listActivity>) {
  const { subject, actor, keyword = '' } = query;
  const filters = [
    ...(subject ? [sql<boolean>`subject = ${subject}`] : []),
    ...(actor ? [sql<boolean>`actor = ${actor}`] : []),
    ...holdsKeyword(keyword),
  ];
  const lines = await pageOfRows(database, { table: 'audit', filters }, query, (isOnPage) =>
    database.queries.selectFrom('audit').selectAll().where(isOnPage).orderBy('ordinal', 'desc').execute(),
  );
  return { ...lines, docs: lines.docs.map(toActivity) };
}

function toActivity(line: Selectable<AuditTable>): Activity {
  return {
    _id: line.id,
    at: line.at.toISOString(),
    actor: { _id: line.actor, name: line.actor_name },
    action: line.action,
    subject: { kind: subjectKind(line.action), _id: line.subject, title: line.title },
    changes: JSON.parse(line.changes),
    requestId: line.request_id,
  };
}
