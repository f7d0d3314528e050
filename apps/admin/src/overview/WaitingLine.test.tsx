import { courseFixture } from '@cpd/api/courses/fixtures';
import { eventFixture } from '@cpd/api/events/fixtures';
import { FakeApi } from '@cpd/api/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SIGNED_IN } from '../login/leaving.ts';
import { openApp } from '../testing/openApp.tsx';

let fake: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  fake = new FakeApi();
  fake.data.courses = [courseFixture({ isEnable: false })];
  fake.data.events = [eventFixture({ isEnable: false }), eventFixture({ _id: 'event-2', isEnable: false, images: [] })];
});

const LINE = '30 posts wait for a decision, 1 course and 1 event can be enabled.';

async function arriveFromSignIn() {
  const app = await openApp('/setting', { fake });
  await act(() => app.router.navigate('/user', { replace: true, state: SIGNED_IN }));
  await screen.findByText('1–10 of 57');
  return app;
}

test('the first page after the sign-in says what waits, and leads to the overview', async () => {
  const { router } = await arriveFromSignIn();
  await screen.findByText(LINE);
  fireEvent.click(screen.getByRole('link', { name: 'Open the overview' }));
  await screen.findByRole('heading', { name: 'Overview', level: 1 });
  await act(() => router.navigate('/user'));
  await screen.findByText('1–10 of 57');
  expect(screen.queryByRole('link', { name: 'Open the overview' })).toBeNull();
});

test('the line on what waits stays while the list is paged, until it is dismissed', async () => {
  const { router } = await arriveFromSignIn();
  await act(() => router.navigate('/user?page=2'));
  await screen.findByText(LINE);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(LINE)).toBeNull();
  await act(() => router.navigate('/user?page=3'));
  expect(screen.queryByText(LINE)).toBeNull();
});

test('a reload shows no line on what waits, and requests nothing for it', async () => {
  await openApp({ pathname: '/user', state: SIGNED_IN }, { fake });
  await screen.findByText('1–10 of 57');
  await fake.settled();
  expect(screen.queryByRole('link', { name: 'Open the overview' })).toBeNull();
  expect([fake.count('GET /v1/course'), fake.count('GET /v1/event')]).toEqual([0, 0]);
});

test('nothing that waits has no line', async () => {
  fake.data.posts = [];
  fake.data.courses = [];
  fake.data.events = [];
  await arriveFromSignIn();
  await fake.settled();
  expect(screen.queryByRole('link', { name: 'Open the overview' })).toBeNull();
});

test('a failure leaves its part out of the line, without a dialog', async () => {
  fake.fail('GET /v1/course', { status: 500 });
  fake.fail('GET /v1/event', 'wrongShape');
  await arriveFromSignIn();
  await screen.findByText('30 posts wait for a decision.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
