import { FakeApi } from '@cpd/api/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, press } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

function eventToEnable(): FakeApi {
  const fake = new FakeApi();
  const [event] = fake.data.events;
  fake.data.events = event ? [{ ...event, isEnable: false, hyperlink: 'https://example.org/congress' }] : [];
  return fake;
}

test.each([
  ['in the list', '/event', /^Enable /],
  ['in its form', '/event/event-1', 'Enable'],
])('enabling an event %s asks with its name and cover, and confirms with its name', async (_, path, button) => {
  const fake = eventToEnable();
  await openApp(path, { fake });
  await press(button);
  const confirmation = await screen.findByRole('alertdialog', { name: 'Enable “Congress”?' });
  expect(confirmation.querySelector('img')?.getAttribute('src')).toContain(fake.data.events[0]?.cover?._id);
  await answer(`Are you sure to enable item: event-1`);
  expect(await screen.findByText('Congress enabled')).toBeTruthy();
});

test('deleting an event without a link asks for confirmation with its name in the list', async () => {
  const fake = eventToEnable();
  Object.assign(fake.data.events[0] ?? {}, { hyperlink: null });
  await openApp('/event', { fake });
  await press(/^Delete /);
  expect(await screen.findByRole('alertdialog', { name: 'Delete “Event without a link”?' })).toBeTruthy();
});
