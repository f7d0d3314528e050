import { html } from 'hono/html';
import type { Config } from '../config.ts';
import { Site } from './Site.ts';

/**
 * Opens the public app. Where this service checks people's sign-ins at an emulator, the account-deletion page is told
 * so, because the pages are built before anybody knows where the emulator will listen.
 */
export async function openPublicSite({ publicSite, firebase }: Config): Promise<Site | null> {
  const site = await Site.open(publicSite);
  if (site === null || firebase === null || firebase.emulatorHost === null) return site;
  const { emulatorHost, projectId } = firebase;
  const note = html`<meta name="auth-emulator" content="http://${emulatorHost}" data-project="${projectId}" />`;
  return site.withNote('user-deletion', String(note));
}
