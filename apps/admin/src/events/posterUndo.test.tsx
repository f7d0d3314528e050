import { eventFixture } from '@cpd/api/events/fixtures';
import { FakeApi } from '@cpd/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, press } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

const posters = () => screen.getAllByText(/^poster-\d$/).map(({ textContent }) => textContent);

test('Undo moves a poster back, and disappears with the form', async () => {
  const fake = new FakeApi();
  fake.data.events = [eventFixture({ images: [{ _id: 'poster-1' }, { _id: 'poster-2' }, { _id: 'poster-3' }] })];
  await openApp('/event/event-1', { fake });
  await press('Move down poster 1');
  await waitFor(() => expect(posters()).toEqual(['poster-2', 'poster-1', 'poster-3']));
  await press('Undo');
  await waitFor(() => expect(posters()).toEqual(['poster-1', 'poster-2', 'poster-3']));
  await press('Move down poster 2');
  await press('Save');
  await screen.findByRole('heading', { name: 'Event', level: 1 });
  expect(screen.getByText('Event saved')).toBeTruthy();
  expect(screen.queryByText('Poster moved')).toBeNull();
  expect(fake.data.events[0]?.images.map(({ _id }) => _id)).toEqual(['poster-1', 'poster-3', 'poster-2']);
});

test('Undo brings a deleted poster back to its place', async () => {
  const fake = new FakeApi();
  fake.data.events = [eventFixture({ images: [{ _id: 'poster-1' }, { _id: 'poster-2' }, { _id: 'poster-3' }] })];
  await openApp('/event/event-1', { fake });
  await press('Delete poster 2');
  await answer('The event keeps it until you save.');
  await waitFor(() => expect(posters()).toEqual(['poster-1', 'poster-3']));
  await press('Undo');
  await waitFor(() => expect(posters()).toEqual(['poster-1', 'poster-2', 'poster-3']));
});

test('Undo disappears when Enable has saved the form', async () => {
  const fake = new FakeApi();
  fake.data.events = [eventFixture({ isEnable: false, images: [{ _id: 'poster-1' }, { _id: 'poster-2' }] })];
  await openApp('/event/event-1', { fake });
  await press('Move down poster 1');
  await screen.findByText('Poster moved');
  await press('Enable');
  await answer('Are you sure to enable item: event-1');
  await waitFor(() => expect(screen.queryByText('Poster moved')).toBeNull());
  expect(fake.data.events[0]?.images.map(({ _id }) => _id)).toEqual(['poster-2', 'poster-1']);
});
