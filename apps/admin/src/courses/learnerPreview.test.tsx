import { FakeApi } from '@cpd/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';
import { openCourse } from '../testing/openCourse.ts';
import { openQuiz, SHOW } from '../testing/openQuiz.ts';

const BUTTON = 'As learners see it';

describe('the preview as learners see it', () => {
  test('is closed in a narrow window, and opens and closes', async () => {
    await openCourse();
    const button = screen.getByRole('button', { name: BUTTON, expanded: false });
    expect(screen.queryByRole('img', { name: 'A course on a phone' })).toBeNull();
    await press(BUTTON);
    await screen.findByRole('img', { name: 'A course on a phone' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await press(BUTTON);
    expect(screen.queryByRole('img', { name: 'A course on a phone' })).toBeNull();
  });

  test('follows the title of a course as it is typed', async () => {
    const { fake } = await openCourse();
    await press(BUTTON);
    const phone = await screen.findByRole('img', { name: 'A course on a phone' });
    await type('Title', 'Treating burns');
    expect(phone.textContent).toContain('Treating burns');
    const group = fake.data.certificateGroups.find(({ _id }) => _id === 'group-1');
    await waitFor(() => expect(phone.textContent).toContain(group?.name));
    await type('Title', ' ');
    expect(phone.textContent).toContain('(Draft)');
  });

  test('of a course loads no certificate groups, which its field has loaded', async () => {
    const { fake } = await openCourse();
    await press(BUTTON);
    await screen.findByRole('img', { name: 'A course on a phone' });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(fake.count('GET /v1/certificate-group')).toBe(1);
  });

  test('shows the first question of a quiz, and how many are asked', async () => {
    const { fake } = await openQuiz();
    await press(BUTTON);
    const phone = await screen.findByRole('img', { name: 'A question on a phone' });
    expect(phone.textContent).toContain(fake.data.questions['course-1']?.[0]?.question);
    expect(phone.textContent).toContain('1 of 5');
    await type(SHOW, '3');
    expect(phone.textContent).toContain('1 of 3');
  });

  test('shows the question in the dialog as it is typed, and then the first one again', async () => {
    const { fake } = await openQuiz();
    await press(BUTTON);
    const phone = await screen.findByRole('img', { name: 'A question on a phone' });
    const [first, second] = fake.data.questions['course-1'] ?? [];
    await press(`Edit ${second?.question}`);
    await waitFor(() => expect(phone.textContent).toContain(second?.question));
    await type('Question', 'Which bone?');
    await type('Choice 1', 'Femur');
    await waitFor(() => expect(phone.textContent).toContain('Which bone?Femur'));
    await press('Cancel');
    await press('Discard');
    await waitFor(() => expect(phone.textContent).toContain(first?.question));
  });

  test('shows the posters of an event, and its link once it is valid', async () => {
    const fake = new FakeApi();
    const event = fake.data.events.find(({ images }) => images.length > 1);
    await openApp(`/event/${event?._id}`, { fake });
    await press(BUTTON);
    const phone = await screen.findByRole('img', { name: 'An event on a phone' });
    expect(phone.querySelector(`img[src$="${event?.images[0]?._id}"]`)).not.toBeNull();
    await type('Hyperlink', 'not a link');
    expect(phone.textContent).not.toContain('Read more');
    await type('Hyperlink', 'https://example.com/school');
    expect(phone.textContent).toContain('Read more');
  });
});
