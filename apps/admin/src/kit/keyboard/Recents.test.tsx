import { ApiProvider } from '@cpd/api/client';
import { FakeApi } from '@cpd/api/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createServices } from '../../services.ts';
import { RecentsProvider, useRecents, useVisited } from './Recents.tsx';

function Recents() {
  return useRecents().map(({ label, path }) => (
    <a key={path} href={path}>
      {label}
    </a>
  ));
}

test('a page is remembered without rendering it again', async () => {
  const onRender = vi.fn();
  function Page() {
    onRender();
    useVisited('Airway Basics');
    return null;
  }
  const { client } = createServices({ baseUrl: 'http://fake.test', fetch: new FakeApi().fetch });
  render(
    <ApiProvider client={client} onError={() => {}}>
      <MemoryRouter initialEntries={['/course/course-1']}>
        <RecentsProvider>
          <Page />
          <Recents />
        </RecentsProvider>
      </MemoryRouter>
    </ApiProvider>,
  );
  expect((await screen.findByRole('link', { name: 'Airway Basics' })).getAttribute('href')).toBe('/course/course-1');
  expect(onRender).toHaveBeenCalledOnce();
});
