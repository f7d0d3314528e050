import { use } from 'react';
import { firebaseIdentity } from './identity/firebaseIdentity.ts';
import { firebaseSettings } from './identity/settings.ts';
import { UserDeletionPage } from './UserDeletionPage.tsx';

/** One opening of the provider, however often React tries to render the page. */
const opened = firebaseIdentity(firebaseSettings(import.meta.env));

/** The deletion page on Firebase Auth, which no other page loads. */
export function FirebaseUserDeletionPage() {
  return <UserDeletionPage identity={use(opened)} />;
}
