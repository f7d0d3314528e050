import { WaitingLine } from './overview/WaitingLine.tsx';
import { UserListPage } from './users/UserListPage.tsx';

/** The first page after the sign-in: what waits, and the users. */
export function HomePage() {
  return <UserListPage above={(hasRows) => <WaitingLine hasRows={hasRows} />} />;
}
