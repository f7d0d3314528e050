import { SessionStore } from '@cpd/api/session';
import { FAKE_ADMIN, FakeApi, MemorySessionStorage } from '@cpd/api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { routerOptions, routes } from './routes.tsx';
import { createServices } from './services.ts';
import { answer, press } from './testing/dialogs.ts';
import { openApp } from './testing/openApp.tsx';
import { withoutCaptcha } from './testing/withoutCaptcha.ts';

withoutCaptcha();

async function signIn(password = FAKE_ADMIN.password) {
  fireEvent.change(await screen.findByLabelText(/^User/), { target: { value: FAKE_ADMIN.username } });
  fireEvent.change(screen.getByLabelText(/^Password/), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}

function addressOf({ router }: Awaited<ReturnType<typeof openApp>>): string {
  return router.state.location.pathname + router.state.location.search;
}

describe('a visit without a session', () => {
  test.each(['/course', '/course/', '/course/some-id', '/no-such-page', '/'])(
    '%s leads to the login page',
    async (path) => {
      const app = await openApp(path, { isSignedIn: false });
      await screen.findByRole('button', { name: 'Login' });
      expect(app.router.state.location.pathname).toBe('/login');
      // Whether the server has passkeys.
      expect(app.fake.requests.map(({ name }) => name)).toEqual(['GET /v1/capabilities']);
    },
  );

  test('lands on the requested page after signing in', async () => {
    const app = await openApp('/course/?page=2', { isSignedIn: false });
    await signIn();
    await screen.findByRole('navigation', { name: 'Main' });
    expect(addressOf(app)).toBe('/course/?page=2');
  });

  test('lands on the users when no page was requested', async () => {
    const app = await openApp('/', { isSignedIn: false });
    await signIn();
    await screen.findByRole('navigation', { name: 'Main' });
    expect(addressOf(app)).toBe('/user');
  });

  test('stays on the login page when the sign-in fails, with the message and without its code', async () => {
    const app = await openApp('/course', { isSignedIn: false });
    await signIn('wrong');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('User or password is not right.');
    expect(dialog.textContent).not.toContain('CODE');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(app.router.state.location.pathname).toBe('/login');
    const fields = ['User', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    expect(fields).toEqual(['', '']);
    await signIn();
    await screen.findByRole('navigation', { name: 'Main' });
    expect(addressOf(app)).toBe('/course');
  });
});

test('a list whose data arrive before the first render shows no skeleton rows', async () => {
  const busy: boolean[] = [];
  const observer = new MutationObserver(() => busy.push(document.querySelector('table[aria-busy=true]') !== null));
  observer.observe(document.body, { childList: true, subtree: true });
  await openApp('/course', { isLoaded: true });
  expect(screen.getAllByRole('row')).toHaveLength(11);
  observer.disconnect();
  expect(new Set(busy)).toEqual(new Set([false]));
});

describe('a visit with a session', () => {
  test.each(['/login', '/login/', '/'])('%s leads to the users', async (path) => {
    const app = await openApp(path);
    await screen.findByRole('navigation', { name: 'Main' });
    expect(addressOf(app)).toBe('/user');
  });

  test.each([
    ['/course', 'Course'],
    ['/course/', 'Course'],
    ['/course/some-id', 'Course'],
    ['/certificate-group/some-id/', 'Cert Group'],
    ['/quiz/', 'Quiz'],
  ])('%s highlights %s', async (path, label) => {
    await openApp(path);
    // Hidden, because the dialog about the missing item covers the page.
    const link = await screen.findByRole('link', { name: label, hidden: true });
    expect(link.getAttribute('aria-current')).toBe('page');
    expect(document.querySelectorAll('nav[aria-label=Main] [aria-current=page]')).toHaveLength(1);
  });

  test('shows the fallback page inside the shell for an unknown URL', async () => {
    await openApp('/no-such-page/at-all');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Page Not Found.');
    expect(screen.getByText('Dashboard Overview')).toBeTruthy();
    expect(document.title).toContain('Page Not Found.');
  });

  test('leads to the login page when another tab signs out', async () => {
    const app = await openApp('/course?page=2');
    await screen.findByRole('navigation', { name: 'Main' });
    const otherTab = new SessionStore(app.storage.openTab());
    await act(async () => otherTab.signOut());
    await screen.findByRole('button', { name: 'Login' });
    expect(addressOf(app)).toBe('/login?from=%2Fcourse%3Fpage%3D2');
  });

  test.each([
    ['/course/course-1', 'Title', 'Anatomy basics'],
    ['/setting', 'Old password', ''],
  ])(
    '%s does not show the input of another account, even when the tab was suspended during the sign-in',
    async (path, label, initialValue) => {
      const app = await openApp(path);
      fireEvent.change(await screen.findByLabelText(label), { target: { value: 'Typed by the one' } });
      const otherTab = new SessionStore(app.storage.openTab());
      const wake = app.storage.sleep();
      otherTab.signOut();
      otherTab.signIn(app.fake.sessions.start());
      await act(async () => wake());
      expect(screen.queryByDisplayValue('Typed by the one')).toBeNull();
      expect(await screen.findByLabelText<HTMLInputElement>(label)).toHaveProperty('value', initialValue);
      expect(app.router.state.location.pathname).toBe(path);
    },
  );

  test('stays on the page when the token is renewed', async () => {
    const app = await openApp('/course');
    await screen.findByRole('table');
    await waitFor(() => expect(app.fake.count('GET /v1/course')).toBe(1));
    app.fake.sessions.expireAccessTokens();
    fireEvent.click(await screen.findByRole('button', { name: 'New' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/course/new-1'));
    expect(app.fake.count('POST /v1/auth/renew')).toBe(1);
  });
});

describe('a page', () => {
  async function openRouter(path: string) {
    const fake = new FakeApi();
    const session = new SessionStore(new MemorySessionStorage().openTab());
    session.signIn(fake.sessions.start());
    const wasInitialized: boolean[] = [];
    const services = createServices({
      baseUrl: 'http://fake.test',
      session,
      fetch(...request) {
        if (!String(request[0]).endsWith('/v1/capabilities')) wasInitialized.push(router.state.initialized);
        return fake.fetch(...request);
      },
    });
    const router = createMemoryRouter(routes(), { ...routerOptions(services), initialEntries: [path] });
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    return { fake, router, wasInitialized };
  }

  test('requests its data once, while its code loads', async () => {
    const { fake, router, wasInitialized } = await openRouter('/user?page=2');
    expect(wasInitialized).toEqual([false]);
    expect(fake.requests.find(({ name }) => name === 'GET /v1/user')?.address).toContain('page=2');
    router.dispose();
  });

  test('with loaded code renders synchronously, so that no loading state flashes', async () => {
    const { router } = await openRouter('/course');
    await router.navigate('/event');
    let hasHadTurn = false;
    setTimeout(() => {
      hasHadTurn = true;
    });
    await router.navigate('/course');
    expect(hasHadTurn).toBe(false);
    router.dispose();
  });
});

describe('a session that ends', () => {
  test('leads to the login page and says so once, a second later, without a code', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const fake = new FakeApi();
    const app = await openApp('/course', { fake });
    await screen.findByRole('table');
    fake.sessions.rejectsRenewal = true;
    fake.sessions.expireAccessTokens();
    fireEvent.click(screen.getByRole('button', { name: 'New' }));
    await screen.findByRole('button', { name: 'Login' });
    expect(addressOf(app)).toBe('/login?from=%2Fcourse');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toContain('User or token not found in database. Please log in again.');
    expect(dialog.textContent).not.toContain('CODE');
    expect(app.services.dialogs.dialogs).toHaveLength(1);
    vi.useRealTimers();
  });
});

test.each([
  ['/user?page=2&keyword=a', 'GET /v1/user'],
  ['/feed?tab=review', 'GET /v1/post'],
  ['/certificate-group?page=2', 'GET /v1/certificate-group'],
  ['/certificate-group/group-1', 'GET /v1/certificate-group/group-1'],
  ['/course', 'GET /v1/course'],
  ['/course/course-1', 'GET /v1/course/course-1'],
  ['/course/course-1', 'GET /v1/certificate-group'],
  ['/quiz', 'GET /v1/course'],
  ['/quiz/course-1', 'GET /v1/course/course-1'],
  ['/quiz/course-1', 'GET /v1/quiz/course-1'],
  ['/event?keyword=a', 'GET /v1/event'],
  ['/event/event-1', 'GET /v1/event/event-1'],
  ['/overview', 'GET /v1/course'],
  ['/setting', 'GET /v1/session'],
  ['/setting?section=administrators', 'GET /v1/administrator'],
  ['/setting?section=activity', 'GET /v1/administrator'],
])('the page at %s uses the prefetched response of %s', async (path, name) => {
  const { fake } = await openApp(path);
  const requests = () => fake.requests.filter((call) => call.name === name && call.query.get('size') !== '1');
  await waitFor(() => expect(screen.getByRole('main').textContent).not.toBe(''));
  await act(() => fake.settled());
  expect(requests().map(({ address }) => address)).toHaveLength(1);
});

// Tests of the lists and of the overview have more about theirs.
test.each([
  ['/course/course-1', 'GET /v1/course/course-1', 'Title'],
  ['/quiz/course-1', 'GET /v1/course/course-1', 'How many question to show'],
  ['/event/event-1', 'GET /v1/event/event-1', 'Hyperlink'],
  ['/certificate-group/group-1', 'GET /v1/certificate-group/group-1', 'Group name'],
])('the form at %s says that it could not be loaded, and opens on Try again', async (path, name, label) => {
  const fake = new FakeApi();
  fake.fail(name, 'dropped', 1);
  await openApp(path, { fake });
  await answer('Something went wrong.', 'Close');
  await press('Try again');
  expect(await screen.findByLabelText(label)).toBeTruthy();
});

test('the list of quizzes says that it could not be loaded, and opens on Try again', async () => {
  const fake = new FakeApi();
  fake.fail('GET /v1/course', { status: 500 }, 1);
  await openApp('/quiz', { fake });
  await answer('Something went wrong.', 'Close');
  expect(screen.getByText('Courses could not be loaded')).toBeTruthy();
  await press('Try again');
  expect(await screen.findAllByRole('rowheader')).toHaveLength(10);
});
