import { FakeApi } from '@cpd/api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';
import { openCourse, typedTitle } from '../testing/openCourse.ts';
import { withoutCaptcha } from '../testing/withoutCaptcha.ts';

withoutCaptcha();

describe('the course form', () => {
  test('saves its values and returns to the same page of the list', async () => {
    const { fake, router } = await openApp('/course?page=2');
    fireEvent.click((await screen.findAllByRole('link', { name: /^Setting Anatomy basics/ }))[0] ?? document.body);
    await screen.findByLabelText('Title');
    await type('Title', '  Anatomy, revised ');
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/course?page=2'));
    expect(fake.requests.find(({ name }) => name === 'PATCH /v1/course')?.body).toMatchObject({
      title: 'Anatomy, revised',
      cover: 'image-1',
      file: 'file-1',
      certificateGroup: 'group-1',
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('names the course in the heading and in the tab as it is typed, and says that it is unsaved', async () => {
    const { router } = await openCourse();
    expect(document.title).toBe('Anatomy basics · Course');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    await type('Title', 'Airway basics');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Airway basics');
    expect(document.title).toBe('Airway basics · Course');
    expect(screen.getByText('Unsaved changes')).toBeTruthy();
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/course'));
    await waitFor(() => expect(document.title).toBe('Course · Dashboard Overview'));
  });

  test('of a new course begins with the focus in its title', async () => {
    await openApp('/course');
    await press('New');
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  test('saves its certificate group while the list of groups is loading', async () => {
    const fake = new FakeApi();
    const release = fake.pause('GET /v1/certificate-group');
    await openCourse('/course/course-1', fake);
    await press('Save');
    await waitFor(() => expect(fake.count('PATCH')).toBe(1));
    release();
    const change = fake.requests.find(({ name }) => name === 'PATCH /v1/course')?.body;
    expect(change).toMatchObject({ certificateGroup: 'group-1' });
  });

  test('sends nothing while a required field is empty, and focuses the first one', async () => {
    const fake = new FakeApi();
    const draft = fake.data.courses.find(({ isEnable }) => !isEnable);
    await openCourse(`/course/${draft?._id}`, fake);
    await press('Save');
    expect(screen.getByText('Title is required.', { selector: 'p > span' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    expect(fake.count('PATCH')).toBe(0);
  });

  test('sends no blank title, and says at the field that one is required', async () => {
    const { fake } = await openCourse();
    await type('Title', '   ');
    await press('Save');
    expect(screen.getByText('Title is required.', { selector: 'p > span' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    expect(fake.count('PATCH')).toBe(0);
  });

  test('sends no title that is too long, and does not truncate it', async () => {
    const { fake } = await openCourse();
    await type('Title', 'a'.repeat(501));
    await press('Save');
    expect(screen.getByText('Title must have at most 500 characters; it has 501.')).toBeTruthy();
    expect(typedTitle()).toBe('a'.repeat(501));
    expect(fake.count('PATCH')).toBe(0);
  });

  test('offers to load the groups again when they could not be loaded', async () => {
    const fake = new FakeApi();
    fake.fail('GET /v1/certificate-group', { status: 500 }, 1);
    await openCourse('/course/course-1', fake);
    await answer('Something went wrong.', 'Close');
    const field = within(document.getElementById('certificateGroup') ?? document.body);
    fireEvent.click(await field.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('option', { hidden: true }).length).toBeGreaterThan(2));
  });
});
