import type { Locator, Page } from '@playwright/test';

/** A screen of the admin app that requests data. */
export interface AdminScreen {
  readonly path: string;
  /** Its title. That of a form is the name of its item, and this one says what is done there. */
  readonly heading: string;
  /** The path of the list, if it is the form of one of its items. */
  readonly isForm?: boolean;
  /** The rest of its path, if it is not the form itself. */
  readonly part?: string;
}

export const adminScreens: readonly AdminScreen[] = [
  { path: '/overview', heading: 'Overview' },
  { path: '/user', heading: 'User' },
  { path: '/feed', heading: 'Feed' },
  { path: '/certificate-group', heading: 'Certification Group' },
  { path: '/course', heading: 'Course' },
  { path: '/quiz', heading: 'Quiz' },
  { path: '/event', heading: 'Event' },
  { path: '/course', heading: 'Edit course', isForm: true },
  { path: '/quiz', heading: 'Edit quiz', isForm: true },
  { path: '/event', heading: 'Edit event', isForm: true },
  { path: '/certificate-group', heading: 'Edit certificate group', isForm: true },
  { path: '/certificate-group', heading: 'Issued', isForm: true, part: '/issued' },
  { path: '/user', heading: 'Details', isForm: true },
];

/** The screen's URL. A form's is that of an enabled item, which has no missing requirements, or of a user. */
export async function addressOf(page: Page, { path, isForm = false, part = '' }: AdminScreen): Promise<string> {
  if (!isForm) return path;
  // Each course has its quiz.
  const list = path === '/quiz' ? '/v1/course' : `/v1${path}`;
  const response = await page.request.get(list, { headers: await bearerOf(page) });
  const { docs }: { docs: readonly { _id: string; isEnable?: boolean }[] } = await response.json();
  const id = docs.find(({ isEnable = true }) => isEnable)?._id;
  if (id === undefined) throw new Error(`Nothing in ${list} is enabled.`);
  return `${path}/${id}${part}`;
}

/** The authorization header of the user who is signed in on a page. */
export async function bearerOf(page: Page): Promise<{ Authorization: string }> {
  const root = (await page.evaluate(() => localStorage.getItem('root'))) ?? '{}';
  return { Authorization: `Bearer ${JSON.parse(root).user.accessToken}` };
}

export async function openScreen(page: Page, screen: AdminScreen): Promise<void> {
  await page.goto(await addressOf(page, screen));
  await headingOf(page, screen).waitFor();
}

/** An element that identifies the screen, even while its item is loading. */
export function headingOf(page: Page, { heading, isForm = false }: AdminScreen): Locator {
  return isForm
    ? page.getByRole('navigation', { name: 'Breadcrumb' })
    : page.getByRole('heading', { name: heading, level: 1 });
}

export function screenTitled(heading: string): AdminScreen {
  const found = adminScreens.find((screen) => screen.heading === heading);
  if (!found) throw new Error(`There is no screen titled ${heading}.`);
  return found;
}
