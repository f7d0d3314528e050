import { FAKE_ADMIN, FakeApi } from '@cpd/api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';
import { withoutCaptcha } from '../testing/withoutCaptcha.ts';

withoutCaptcha();

/** The endpoints of the specification that the back office needs. */
const SPECIFIED = [
  /^POST \/v1\/auth\/(sign-in|renew|change-password)$/,
  /^GET \/v1\/post\/\?(status|page|size|keyword)=/,
  /^GET \/v1\/post\/review\/url\/[^/?]+$/,
  /^POST \/v1\/(image|file)\/upload$/,
  /^GET \/v1\/certificate-group(\?(page|size|keyword|autoComplete)=[^?]*|\/[^/?]+)$/,
  /^POST \/v1\/certificate-group\/(draft)?$/,
  /^(PATCH|DELETE) \/v1\/certificate-group\/(enable\/)?[^/?]+$/,
  /^GET \/v1\/course(\/[^/?]+)?$/,
  /^POST \/v1\/course\/draft$/,
  /^PATCH \/v1\/course(\/sequence|\/quiz\/condition\/|\/enable\/[^/?]+)?$/,
  /^DELETE \/v1\/course\/[^/?]+$/,
  /^GET \/v1\/quiz\/[^/?]+$/,
  /^(POST|PATCH) \/v1\/quiz\/$/,
  /^DELETE \/v1\/quiz\/[^/?]+$/,
  /^POST \/v1\/event\/draft\/$/,
  /^GET \/v1\/event\?page=\d+&size=\d+$/,
  /^GET \/v1\/event\/[^/?]+$/,
  /^PATCH \/v1\/event(\/enable\/[^/?]+)?$/,
  /^DELETE \/v1\/event\/[^/?]+$/,
  /^GET \/v1\/user(\?page=\d+&size=\d+)?$/,
];

const SCREENS = [
  '/feed',
  '/feed?tab=review',
  '/certificate-group',
  '/certificate-group/group-1',
  '/course?show=deleted',
  '/course/course-1',
  '/quiz',
  '/quiz/course-1',
  '/event?keyword=a&enabled=yes',
  '/event/event-1',
  '/setting',
  '/overview',
  '/user?keyword=a',
];

/** Collects requests that the specification does not have, and failed ones. */
function watch(fake: FakeApi) {
  const problems: string[] = [];
  const handle = fake.handle.bind(fake);
  vi.spyOn(fake, 'handle').mockImplementation(async (request) => {
    const response = await handle(request);
    const { pathname, search } = new URL(request.url);
    const name = `${request.method} ${pathname}${search}`;
    if (name === 'GET /v1/capabilities') return response;
    if (!SPECIFIED.some((pattern) => pattern.test(name))) problems.push(`${name} is not specified`);
    if (!response.ok) problems.push(`${name} responded ${response.status}`);
    return response;
  });
  return problems;
}

test('every screen works on a server with only the specified endpoints, by requests to these alone (rule B2)', async () => {
  const fake = new FakeApi();
  fake.capabilities = null;
  fake.namesVersions = false;
  fake.emptyStatus = 204;
  const problems = watch(fake);
  const { router } = await openApp('/login', { fake, isSignedIn: false });
  await type('User', FAKE_ADMIN.username);
  await type('Password', FAKE_ADMIN.password);
  await press('Login');
  await screen.findByText('1–10 of 57');
  for (const path of SCREENS) {
    await router.navigate(path);
    await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
    await fake.settled();
    expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Preview as/ })).toBeNull();
  }
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  await router.navigate('/course/course-2');
  await type('Title', 'Renamed');
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
  await screen.findByText('Renamed');
  await router.navigate('/setting');
  await screen.findByText(`Signed in as ${FAKE_ADMIN.username}. Signs you out in every tab of this browser.`);
  // Password managers store the new password with this name.
  const form = screen.getByRole('form', { name: 'Update Password' });
  expect(form.querySelector<HTMLInputElement>('[autocomplete="username"]')?.value).toBe(FAKE_ADMIN.username);
  expect(fake.count('GET /v1/capabilities')).toBe(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('button', { name: 'Login' });
  await fake.settled();
  expect(problems).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(fake.requests.filter(({ headers }) => headers.has('If-Match'))).toEqual([]);
});
