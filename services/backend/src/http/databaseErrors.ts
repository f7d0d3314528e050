import { NoResultError } from 'kysely';
import { databaseErrorCode } from '../database/Database.ts';
import { TABLES } from '../database/tables.ts';
import { HttpError } from './errors/HttpError.ts';

/** PostgreSQL's class of errors by which a constraint rejects a row. */
const INTEGRITY_VIOLATION = /^23/;
/** The codes for a row that another row refers to, or that refers to a missing one. */
const REFERENCE_VIOLATIONS: ReadonlySet<string | null> = new Set(['23503', '23001']);

/** The constraints that say more than that another request was faster. */
export const CONSTRAINTS: Readonly<Record<string, HttpError>> = {
  users_firebase_uid_key: new HttpError(409, 'IDENTITY_IN_USE', 'Another user has this identity.'),
};

/** The database's own code for the row of a deleted person, no matter who writes it. */
const DELETED_PERSON = 'UD410';
const USER_DELETED = new HttpError(410, 'USER_DELETED', 'This user was deleted.');

const CONFLICT = new HttpError(409, 'CONFLICT', 'Another request changed this at the same moment. Try again.');
/** Another request has just deleted what this one refers to, or the other way round. */
const REFERENCE_CHANGED = new HttpError(409, 'CONFLICT', 'Something this refers to has changed. Please try again.');
/** A table of another service has a foreign key that prevents a deletion. It would fail again. */
export const USED_ELSEWHERE = new HttpError(
  409,
  'CONFLICT',
  'Another service still refers to this, so it was not deleted.',
);

const OWN_TABLES: ReadonlySet<unknown> = new Set(TABLES);

/** The response to an error of the database that follows from other requests or services; null for any other error. */
export function conflictOf(error: Error): HttpError | null {
  // A row that the request has just read or written was deleted.
  if (error instanceof NoResultError) return CONFLICT;
  const code = databaseErrorCode(error);
  if (code === DELETED_PERSON) return USER_DELETED;
  if (code === null || !INTEGRITY_VIOLATION.test(code)) return null;
  const { constraint, table } = error as { readonly constraint?: string; readonly table?: string };
  const known = CONSTRAINTS[constraint ?? ''];
  if (known !== undefined) return known;
  if (!REFERENCE_VIOLATIONS.has(code)) return CONFLICT;
  return OWN_TABLES.has(table) ? REFERENCE_CHANGED : USED_ELSEWHERE;
}
