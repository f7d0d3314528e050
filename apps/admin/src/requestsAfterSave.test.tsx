import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from './testing/dialogs.ts';
import { nextFrame } from './testing/nextFrame.ts';
import { openApp } from './testing/openApp.tsx';

const items = [
  ['course', '/course', '/course/course-1', 'GET /v1/course'],
  ['event', '/event', '/event/event-1', 'GET /v1/event'],
  ['certificate group', '/certificate-group', '/certificate-group/group-1', 'GET /v1/certificate-group'],
] as const;

async function requestsOfListAfterSave(
  { fake, router }: Awaited<ReturnType<typeof openApp>>,
  path: string,
  list: string,
) {
  await screen.findByRole('button', { name: 'Save' });
  fake.requests.length = 0;
  // Longer than the hooks of a page share a response that has arrived.
  fake.latency = (request) => (request.name === list ? 0 : 100);
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  await nextFrame();
  await act(() => fake.settled());
  const requests = fake.requests.filter(({ name, query }) => name === list && query.get('size') !== '1');
  return requests.map(({ address }) => address);
}

test.each(items)('Save on a %s requests its list once', async (_, listPath, itemPath, list) => {
  const app = await openApp(listPath);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  await act(() => app.router.navigate(itemPath));
  expect(await requestsOfListAfterSave(app, listPath, list)).toHaveLength(1);
});

test.each(items)(
  'Save on a %s that was opened by its address requests its list once',
  async (_, listPath, itemPath, list) => {
    expect(await requestsOfListAfterSave(await openApp(itemPath), listPath, list)).toHaveLength(1);
  },
);
