import { FakeApi } from '@cpd/api/testing';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { memo, Profiler } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { expect, test, vi } from 'vitest';
import { App } from '../../App.tsx';
import { createServices } from '../../services.ts';
import { RouterLink } from './RouterLink.tsx';

/** Renders a link to the events on a list of courses that was filtered. */
async function renderLink() {
  const onRender = vi.fn();
  const Link = memo(() => (
    <Profiler id="link" onRender={onRender}>
      <RouterLink href="/event">Events</RouterLink>
    </Profiler>
  ));
  const Layout = () => (
    <>
      <Link />
      <Outlet />
    </>
  );
  const routes = [{ path: '/', Component: Layout, children: [{ path: '*', element: null }] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/course?page=2'] });
  const services = createServices({ baseUrl: 'http://fake.test', fetch: new FakeApi().fetch });
  await act(async () => render(<App services={services} router={router} />));
  return { router, onRender, link: screen.getByRole('link', { name: 'Events' }) };
}

test('RouterLink navigates and passes the path of the page with the link', async () => {
  const { router, link } = await renderLink();
  await act(async () => fireEvent.click(link));
  expect(router.state.location).toMatchObject({ pathname: '/event', state: { cameFrom: '/course?page=2' } });
  expect(router.state.historyAction).toBe('PUSH');
  await act(async () => fireEvent.click(link));
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'RouterLink leaves a click with %o to the browser',
  async (click) => {
    const { router, link } = await renderLink();
    const event = createEvent.click(link, click);
    const isDefaultPrevented = vi.fn(() => event.defaultPrevented);
    window.addEventListener(
      'click',
      (last) => {
        isDefaultPrevented();
        // Without this, jsdom would report that it cannot open another document.
        last.preventDefault();
      },
      { once: true },
    );
    await act(async () => fireEvent(link, event));
    expect(isDefaultPrevented).toHaveReturnedWith(false);
    expect(router.state.location.pathname).toBe('/course');
  },
);

test('RouterLink does not render again when the location changes', async () => {
  const { router, onRender } = await renderLink();
  onRender.mockClear();
  await act(() => router.navigate('/user'));
  expect(onRender).not.toHaveBeenCalled();
});

test('RouterLink requests nothing for a pointer that only passes over it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const passed = vi.fn();
    const { router, link } = await renderLink();
    vi.spyOn(router, 'routes', 'get').mockImplementation(() => {
      passed();
      return [];
    });
    fireEvent.pointerEnter(link);
    fireEvent.pointerLeave(link);
    vi.advanceTimersByTime(1000);
    expect(passed).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link);
    vi.advanceTimersByTime(1000);
    expect(passed).toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
