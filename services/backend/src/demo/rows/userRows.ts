import type { Insertable } from 'kysely';
import { newId } from '../../database/id.ts';
import type { CertificateGroupsTable, CertificatesTable, UsersTable } from '../../database/schema.ts';
import { users } from '../content/users.ts';

/** The people whom the identity provider's emulator knows as well, by their place in the list. */
const SIGN_IN_ADDRESSES = new Map([
  [3, 'mail@demo.example'],
  [9, 'google@demo.example'],
  [22, 'apple@demo.example'],
]);
const CERTIFICATES = 40;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Gives the rows of the mobile app's users. */
export function userRows(): readonly Insertable<UsersTable>[] {
  return users.map(([first_name, last_name, description], index) => ({
    id: newId(),
    email: SIGN_IN_ADDRESSES.get(index) ?? `user-${String(index + 1).padStart(2, '0')}@demo.example`,
    first_name,
    last_name,
    description,
  }));
}

/** Gives the rows of certificates issued in the enabled groups over the last months, the oldest first. */
export function certificateRows(
  people: readonly Insertable<UsersTable>[],
  groups: readonly Insertable<CertificateGroupsTable>[],
  now: Date,
): readonly Insertable<CertificatesTable>[] {
  const enabled = groups.filter((group) => group.is_enabled);
  return people.slice(0, CERTIFICATES).map((person, index) => ({
    id: newId(),
    user_id: person.id,
    certificate_group_id: enabled[index % enabled.length]?.id ?? '',
    issued_at: new Date(now.getTime() - (CERTIFICATES - index) * 3 * DAY_MS),
  }));
}
