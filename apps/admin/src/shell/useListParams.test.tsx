import { HostProvider } from '@cpd/ui/Host';
import { useListParams } from '@cpd/ui/ListScreen';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createRouterHost } from './routerHost.ts';

function List() {
  const { keyword, setKeyword, correctPage } = useListParams();
  return (
    <>
      <button type="button" onClick={() => setKeyword('night')}>
        {keyword || 'Search'}
      </button>
      <button type="button" onClick={() => correctPage(3)}>
        Correct
      </button>
    </>
  );
}

/** A list, and a form that loads when `arrive` is called. */
function openList() {
  const { promise, resolve: arrive } = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      { path: '/course', Component: List },
      { path: '/course/:id', loader: () => promise, Component: () => <h1>Form</h1> },
    ],
    { initialEntries: ['/course'] },
  );
  render(
    <HostProvider host={createRouterHost(router)}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
  return { router, arrive: () => arrive(null) };
}

test('setKeyword opens the first page and puts the search into the URL', async () => {
  const { router } = openList();
  await act(() => router.navigate('/course?page=2'));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search' })));
  expect(router.state.location.search).toBe('?keyword=night');
});

test('a search does not cancel a navigation that has started', async () => {
  const { router, arrive } = openList();
  await act(async () => void router.navigate('/course/1'));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search' })));
  await act(async () => arrive());
  await screen.findByRole('heading', { name: 'Form' });
  expect(router.state.location.pathname).toBe('/course/1');
});

test.each(['Search', 'Correct'])('%s does not cancel a navigation that React has not rendered yet', async (name) => {
  const { router, arrive } = openList();
  await act(async () => {
    void router.navigate('/course/1');
    fireEvent.click(screen.getByRole('button', { name }));
  });
  await act(async () => arrive());
  await screen.findByRole('heading', { name: 'Form' });
  expect(router.state.location.pathname).toBe('/course/1');
});
