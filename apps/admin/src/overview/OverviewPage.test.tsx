import { activityFixture } from '@cpd/api/activity/fixtures';
import { courseDraftFixture, courseFixture } from '@cpd/api/courses/fixtures';
import { eventDraftFixture, eventFixture } from '@cpd/api/events/fixtures';
import { FakeApi } from '@cpd/api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

let fake: FakeApi;

beforeEach(() => {
  sessionStorage.clear();
  fake = new FakeApi();
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));

async function openOverview() {
  const app = await openApp('/overview', { fake });
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull(), { timeout: 5000 });
  return app;
}

test('the title of the bar leads to the overview, which is not in the navigation', async () => {
  const { router } = await openApp('/user', { fake });
  fireEvent.click(await screen.findByRole('link', { name: 'Dashboard Overview' }));
  await screen.findByRole('heading', { name: 'Overview', level: 1 });
  expect(router.state.location.pathname).toBe('/overview');
  expect(screen.getByRole('link', { name: 'Dashboard Overview' }).getAttribute('aria-current')).toBe('page');
  expect(
    within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: /overview/i }),
  ).toBeNull();
});

test('the overview says in one sentence what waits, and links to what is missing', async () => {
  fake.data.courses = [
    courseFixture(),
    courseDraftFixture({ _id: 'course-2', title: 'Burns' }),
    courseFixture({ _id: 'course-3', title: 'Wound care', isEnable: false, file: null }),
    courseFixture({ _id: 'course-4', title: 'Hygiene', isEnable: false }),
    courseDraftFixture({ _id: 'course-5' }),
    courseFixture({ _id: 'course-6', title: ' ', isEnable: false }),
  ];
  fake.data.events = [eventFixture(), eventDraftFixture({ _id: 'event-2' })];
  await openOverview();
  await screen.findByText('30 posts wait for a decision, 1 course can be enabled.');
  const courses = await card('Courses not enabled');
  expect(courses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'HygieneNursingEnable',
    'Wound careAdd PDF',
    '(Draft) · NursingAdd title',
    'BurnsAdd certificate group, preview image and 2 more',
    '(Draft) · course-5Add title, certificate group and 3 more',
  ]);
  expect(courses.getByRole('link', { name: 'Wound care: Add PDF' }).getAttribute('href')).toBe('/course/course-3#file');
  // One link for each row, and none to a list that has no more rows.
  expect(courses.getAllByRole('link')).toHaveLength(5);
  const review = await card('Waiting for review');
  expect(review.getAllByRole('button', { name: /^Open Url/ })).toHaveLength(3);
  const events = await card('Events not enabled');
  expect(review.getByRole('link', { name: 'See all 30: Waiting for review' }).getAttribute('href')).toBe(
    '/feed?tab=review',
  );
  expect(events.getByRole('link', { name: /: Add cover image and poster$/ }).getAttribute('href')).toBe(
    '/event/event-2#cover',
  );
});

test('the overview enables a course and an event that are ready, with the warning of the course', async () => {
  fake.data.courses = [courseFixture({ isEnable: false, quizLimit: 0, passCondition: 0 })];
  fake.data.events = [eventFixture({ isEnable: false })];
  await openOverview();
  fireEvent.click((await card('Courses not enabled')).getByRole('button', { name: 'Enable Anatomy basics' }));
  await answer('Learners would pass without a single question.');
  await screen.findByText('Every course is enabled.');
  fireEvent.click((await card('Events not enabled')).getByRole('button', { name: 'Enable Congress' }));
  await answer('Are you sure to enable item: event-1');
  await screen.findByText('Every event is enabled.');
  expect([fake.data.courses[0]?.isEnable, fake.data.events[0]?.isEnable]).toEqual([true, true]);
});

test('the overview enables all courses that are ready at once, and says what failed', async () => {
  fake.data.courses = ['Burns', 'Hygiene', 'Wound care'].map((title, index) =>
    courseFixture({ _id: `course-${index + 1}`, title, isEnable: false }),
  );
  await openOverview();
  const courses = await card('Courses not enabled');
  // A colleague has taken its file meanwhile.
  Object.assign(fake.data.courses[1] ?? {}, { file: null });
  fireEvent.click(await courses.findByRole('button', { name: 'Enable all 3: Courses not enabled' }));
  await answer('“Burns”, “Hygiene” and “Wound care”', 'Enable');
  await answer('Hygiene: Add a PDF before enabling.', 'Close');
  expect(fake.data.courses.map(({ isEnable }) => isEnable)).toEqual([true, false, true]);
  expect(fake.count('POST /v1/course/bulk')).toBe(1);
  await waitFor(() => expect(courses.queryByRole('button', { name: /^Enable all/ })).toBeNull());
});

test('the overview counts courses, events, certificate groups and users', async () => {
  await openOverview();
  const counts = within(screen.getByRole('list', { name: 'Counts' })).getAllByRole('listitem');
  expect(counts.map(({ textContent }) => textContent)).toEqual([
    '21 of 28 courses enabled',
    '26 of 34 events enabled',
    expect.stringMatching(/^\d+ of \d+ certificate groups enabled$/),
    '57 users',
  ]);
});

test('the overview shows changes of content without sign-ins, and links no item that was deleted since', async () => {
  const subject = { kind: 'event', _id: 'event-9', title: 'https://example.org/winter-school' };
  fake.data.activity = [
    activityFixture({
      _id: 'a',
      action: 'admin.signed-in',
      subject: { kind: 'administrator', _id: 'x', title: 'ada' },
    }),
    activityFixture({ _id: 'b', action: 'event.deleted', changes: [], subject, isGone: true }),
    activityFixture({ _id: 'c', action: 'event.created', changes: [], subject, isGone: true }),
    // The course of a deleted question is there.
    activityFixture({ _id: 'd', action: 'question.deleted', changes: [] }),
    activityFixture({
      _id: 'e',
      action: 'post.approve',
      changes: [],
      subject: { kind: 'post', _id: 'p', title: null },
    }),
  ];
  await openOverview();
  const changes = await card('Recent changes');
  const texts = changes.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^Winter schoolada deleted the event, /),
    expect.stringMatching(/^Winter schoolada created the event, /),
    expect.stringMatching(/^Anatomy basicsada deleted a question, /),
    expect.stringMatching(/^Postada \w+ the post, /),
  ]);
  expect(changes.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/quiz/course-1']);
});

test('the overview leaves out review links, of which each opened post adds one', async () => {
  const opened = ['a', 'b', 'c'].map((_id) => activityFixture({ _id, action: 'post.link-issued', changes: [] }));
  fake.data.activity = [...opened, activityFixture({ _id: 'd', action: 'course.enabled', changes: [] })];
  await openOverview();
  const changes = await card('Recent changes');
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Anatomy basicsada enabled the course, /),
  ]);
});

test('the overview shows the questions of an import as one change', async () => {
  const added = ['a', 'b', 'c'].map((_id) => activityFixture({ _id, action: 'question.added', changes: [] }));
  fake.data.activity = [...added, activityFixture({ _id: 'd', action: 'course.enabled', changes: [] })];
  await openOverview();
  const changes = await card('Recent changes');
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Anatomy basicsada added 3 questions, /),
    expect.stringMatching(/^Anatomy basicsada enabled the course, /),
  ]);
});

test('the overview leaves out what the server does not offer, without a failing request (rule B2)', async () => {
  fake.capabilities = null;
  await openOverview();
  await card('Courses not enabled');
  await fake.settled();
  expect(screen.queryByRole('region', { name: 'Events not enabled' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Recent changes' })).toBeNull();
  expect(screen.getByText(/^\d+ events$/)).toBeTruthy();
  expect(fake.requests.filter(({ address }) => /activity|isEnable/.test(address))).toEqual([]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the overview reports each failed part, keeps the others, and reloads all that failed', async () => {
  fake.fail('GET /v1/post', { status: 500, message: 'No posts now.' });
  fake.fail('GET /v1/user', { status: 500, message: 'No users now.' });
  fake.fail('GET /v1/activity', { status: 500, message: 'No changes now.' });
  await openApp('/overview', { fake });
  const messages: (string | null)[] = [];
  for (let dialog = 1; dialog <= 3; dialog += 1) {
    const message = await screen.findByText(/^No \w+ now\.$/);
    messages.push(message.textContent);
    await answer(message.textContent ?? '', 'Close');
  }
  expect(messages.toSorted()).toEqual(['No changes now.', 'No posts now.', 'No users now.']);
  await (await card('Courses not enabled')).findAllByRole('listitem');
  fake.heal();
  const review = await card('Waiting for review');
  review.getByText('Posts could not be loaded');
  fireEvent.click(review.getByRole('button', { name: 'Try again' }));
  expect(await review.findAllByRole('listitem')).toHaveLength(3);
  await screen.findByText('57 users');
  await (await card('Recent changes')).findAllByRole('listitem');
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
});

test('an outage opens one dialog on the overview', async () => {
  fake.fail('GET /v1/', { status: 503 });
  await openApp('/overview', { fake });
  await answer('Something went wrong.', 'Close');
  await screen.findByText('Courses could not be loaded');
  await fake.settled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
