import { use } from 'react';
import { appSettings } from '../appSettings.ts';
import { site } from '../site.ts';
import { firebaseIdentity } from './identity/firebaseIdentity.ts';
import type { Identity } from './identity/Identity.ts';
import { missingIdentity } from './identity/missingIdentity.ts';
import { firebaseSettings } from './identity/settings.ts';
import { UserDeletionPage } from './UserDeletionPage.tsx';

/** Opened once, even if React renders the page several times. */
const opened = open();

async function open(): Promise<Identity> {
  const settings = firebaseSettings(appSettings);
  return settings ? firebaseIdentity(settings) : missingIdentity(site.contactEmail);
}

// A page restored from the back/forward cache would still be signed in.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});

/** The only page that loads Firebase Auth. */
export function FirebaseUserDeletionPage() {
  return <UserDeletionPage identity={use(opened)} />;
}
