import { activityFixture } from '@cpd/api/activity/fixtures';
import { binItemFixture } from '@cpd/api/bin/fixtures';
import { courseFixture } from '@cpd/api/courses/fixtures';
import { FakeApi } from '@cpd/api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { answer } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

describe('the address of an item that does not exist', () => {
  test.each([
    ['/course/gone', 'Course', 'Back to courses'],
    ['/quiz/gone', 'Quiz', 'Back to quizzes'],
    ['/event/gone', 'Event', 'Back to events'],
    ['/certificate-group/gone', 'Certification Group', 'Back to certificate groups'],
  ])('%s says so in an error dialog, and in the page and the tab', async (path, list, back) => {
    await openApp(path);
    await answer('CODE: NOT_FOUND', 'Close');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Data Not Found.');
    expect(screen.getByRole('link', { name: back })).toBeDefined();
    expect(document.title).toBe(`Data Not Found. · ${list}`);
  });

  test('says how to go on below the dialog, and has the focus when that closes', async () => {
    await openApp('/course/gone');
    await answer('CODE: NOT_FOUND', 'Close');
    const page = screen.getByRole('main', { name: 'Data Not Found.' });
    await waitFor(() => expect(document.activeElement).toBe(page));
    expect(within(page).getByText('Look for it in the list, or check the address.')).toBeDefined();
  });

  test.each([
    ['/course/gone', '/course?show=deleted'],
    ['/quiz/gone', '/course?show=deleted'],
  ])('%s says who has deleted it, and leads to where it can be restored', async (path, href) => {
    const fake = new FakeApi();
    const at = new Date().toISOString();
    const subject = { kind: 'course', _id: 'gone', title: 'Burns' };
    fake.data.activity.unshift(activityFixture({ at, action: 'course.deleted', subject, changes: [] }));
    const listed = binItemFixture({ _id: 'gone', kind: 'course' });
    fake.data.bin.unshift({ listed, item: courseFixture({ _id: 'gone' }) });
    await openApp(path, { fake });
    await answer('CODE: NOT_FOUND', 'Close');
    await screen.findByText('ada deleted the course, just now.');
    expect(screen.getByRole('link', { name: 'Deleted courses' }).getAttribute('href')).toBe(href);
  });

  test('gives that sentence the direction of the language, so that its full stop is at its end', async () => {
    const fake = new FakeApi();
    const subject = { kind: 'course', _id: 'gone', title: 'Burns' };
    fake.data.activity.unshift(
      activityFixture({ at: new Date().toISOString(), action: 'course.deleted', subject, changes: [] }),
    );
    const listed = binItemFixture({ _id: 'gone', kind: 'course' });
    fake.data.bin.unshift({ listed, item: courseFixture({ _id: 'gone' }) });
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    await openApp('/course/gone', { fake });
    const { textContent } = await screen.findByText(/deleted the course.*\.$/);
    const isolates = /\u2068[^\u2068\u2069]*\u2069/g;
    expect(textContent?.replaceAll(isolates, '')).toBe(' deleted the course, .');
  });

  test('does not name the item that was open before', async () => {
    const fake = new FakeApi();
    const { router } = await openApp('/course/course-1', { fake });
    await waitFor(() => expect(document.title).toBe(`${fake.data.courses[0]?.title} · Course`));
    await act(() => router.navigate('/course/gone'));
    await answer('CODE: NOT_FOUND', 'Close');
    expect(document.title).toBe('Data Not Found. · Course');
  });
});
