import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../testing/dialogs.ts';
import { nextFrame } from '../../testing/nextFrame.ts';
import { openApp } from '../../testing/openApp.tsx';

test.each([
  ['course', '/course', '/course/course-1', 'GET /v1/course'],
  ['event', '/event', '/event/event-1', 'GET /v1/event'],
  ['certificate group', '/certificate-group', '/certificate-group/group-1', 'GET /v1/certificate-group'],
])('Save on a %s requests its list once', async (_, listPath, itemPath, list) => {
  const { fake, router } = await openApp(listPath);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  await act(() => router.navigate(itemPath));
  await screen.findByRole('button', { name: 'Save' });
  fake.requests.length = 0;
  await press('Save');
  await waitFor(() => expect(router.state.location.pathname).toBe(listPath));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  await nextFrame();
  await act(() => fake.settled());
  const requests = fake.requests.filter(({ name, query }) => name === list && query.get('size') !== '1');
  expect(requests.map(({ address }) => address)).toHaveLength(1);
});
