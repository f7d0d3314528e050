import { use } from 'react';
import { site } from '../kit/site.ts';
import { firebaseIdentity } from './identity/firebaseIdentity.ts';
import type { Identity } from './identity/Identity.ts';
import { missingIdentity } from './identity/missingIdentity.ts';
import { firebaseSettings } from './identity/settings.ts';
import { UserDeletionPage } from './UserDeletionPage.tsx';

/** One opening of the provider, however often React tries to render the page. */
const opened = open();

async function open(): Promise<Identity> {
  const settings = firebaseSettings(import.meta.env, document);
  return settings ? firebaseIdentity(settings) : missingIdentity(site.contactEmail);
}

// A page that the browser took out of memory on the way back would still be signed in.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});

/** The deletion page on Firebase Auth, which no other page loads. */
export function FirebaseUserDeletionPage() {
  return <UserDeletionPage identity={use(opened)} />;
}
