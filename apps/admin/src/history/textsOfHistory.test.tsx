import { activityFixture } from '@cpd/api/activity/fixtures';
import { FakeApi } from '@cpd/api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press, type } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';

/** The newest line of the history replaces a text of an item. */
function withReplaced(kind: string, id: string, changes: readonly { field: string; before: string; after: string }[]) {
  const fake = new FakeApi();
  const action = changes.some(({ field }) => field === 'question') ? 'question.saved' : `${kind}.saved`;
  fake.data.activity.unshift(
    activityFixture({ _id: 'new', action, subject: { kind, _id: id, title: null }, changes: [...changes] }),
  );
  return fake;
}

async function useText(name: RegExp | string) {
  fireEvent.click(
    within(await screen.findByRole('region', { name: 'History' })).getByRole('button', { name: 'Show all' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'History' });
  fireEvent.click(await within(dialog).findByRole('button', { name }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
}

const field = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label);

describe('Use this text', () => {
  test.each([
    ['course', '/course/course-1', 'title', /^Title/, 'Old title'],
    ['event', '/event/event-1', 'hyperlink', /^Hyperlink/, 'https://example.org/old'],
    ['certificateGroup', '/certificate-group/group-1', 'name', /^Group name/, 'Old name'],
  ])(
    'puts a replaced text of a %s back into its open form, where it is unsaved and focused',
    async (kind, path, name, label, text) => {
      const fake = withReplaced(kind, path.split('/').at(-1) ?? '', [{ field: name, before: text, after: 'Newer' }]);
      await openApp(path, { fake });
      const before = (await field(label)).value;
      await useText(new RegExp(`^Use this text, .*${text}`));
      await waitFor(async () => expect((await field(label)).value).toBe(text));
      await screen.findByText('Unsaved changes');
      await waitFor(async () => expect(document.activeElement).toBe(await field(label)));
      expect(fake.count('PATCH')).toBe(0);
      await useText(new RegExp(`^Use this text, .*${text}`));
      await screen.findByText('The form has this text already.');
      await press('Undo');
      await waitFor(async () => expect((await field(label)).value).toBe(before));
      expect(screen.queryByText('Unsaved changes')).toBeNull();
    },
  );

  const undoKey = (target: Element) => fireEvent.keyDown(target, { key: 'z', code: 'KeyZ', ctrlKey: true });

  test('is taken back by Ctrl+Z in its field at once, and after typing once the browser has undone that', async () => {
    const fake = withReplaced('course', 'course-1', [{ field: 'title', before: 'Old title', after: 'Newer' }]);
    await openApp('/course/course-1', { fake });
    const before = (await field(/^Title/)).value;
    await useText(/^Use this text, title “Old title”/);
    await screen.findByDisplayValue('Old title');
    await type(/^Title/, 'Old title and more');
    expect(undoKey(await field(/^Title/))).toBe(true);
    await type(/^Title/, 'Old title');
    expect(undoKey(await field(/^Title/))).toBe(false);
    expect((await field(/^Title/)).value).toBe(before);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('is taken back without what was typed after it', async () => {
    const fake = withReplaced('course', 'course-1', [{ field: 'title', before: 'Old title', after: 'Newer' }]);
    await openApp('/course/course-1', { fake });
    const before = (await field(/^Title/)).value;
    await useText(/^Use this text, title “Old title”/);
    await screen.findByDisplayValue('Old title');
    await type(/^Title/, 'Old title, typed on');
    await press('Undo');
    expect((await field(/^Title/)).value).toBe(`${before}, typed on`);
  });

  test('takes the place of unfinished input of a course, which Undo brings back', async () => {
    const fake = withReplaced('course', 'course-1', [{ field: 'title', before: 'Old title', after: 'Newer' }]);
    const { router, services } = await openApp('/course/course-1', { fake });
    await type(/^Title/, 'Unfinished');
    const input = services.client.unsavedInput.read('course/course-1');
    void router.navigate('/setting?section=activity');
    await press('Discard');
    await screen.findByRole('button', { name: /^Use this text, title “Old title”/ });
    services.client.unsavedInput.save('course/course-1', input ?? { values: {} });
    await press(/^Use this text, title “Old title”/);
    await screen.findByDisplayValue('Old title');
    await press('Undo');
    expect((await field(/^Title/)).value).toBe('Unfinished');
  });

  test('takes the place of an unfinished question, which Undo brings back', async () => {
    const fake = withReplaced('course', 'course-1', []);
    const question = fake.data.questions['course-1']?.[0];
    if (!question) throw new Error('The quiz has no question.');
    fake.data.activity.unshift(
      activityFixture({
        _id: 'newer',
        action: 'question.saved',
        changes: [{ field: 'question', before: 'Old question?', after: question.question }],
      }),
    );
    const { services } = await openApp('/quiz/course-1', { fake });
    services.client.unsavedInput.save(`quiz/course-1/question/${question._id}`, {
      values: { question: 'Unfinished?', choices: question.choices },
    });
    await useText(/“Old question\?”/);
    await screen.findByDisplayValue('Old question?');
    await press('Undo');
    await screen.findByDisplayValue('Unfinished?');
  });

  test('keeps what was typed in other fields, and Save saves both', async () => {
    const fake = withReplaced('certificateGroup', 'group-1', [{ field: 'name', before: 'Old name', after: 'Newer' }]);
    await openApp('/certificate-group/group-1', { fake });
    await type(/^Number of courses/, '7');
    await useText(/^Use this text, name “Old name”/);
    await screen.findByDisplayValue('Old name');
    await press('Save');
    await waitFor(() =>
      expect(fake.data.certificateGroups.find(({ _id }) => _id === 'group-1')).toMatchObject({
        name: 'Old name',
        passCondition: 7,
      }),
    );
  });

  test('opens the form of a course from its quiz and from Activity', async () => {
    const fake = withReplaced('course', 'course-1', [{ field: 'title', before: 'Old title', after: 'Newer' }]);
    const { router } = await openApp('/quiz/course-1', { fake });
    await useText(/“Old title”/);
    await screen.findByDisplayValue('Old title');
    expect(router.state.location.pathname).toBe('/course/course-1');
    await press('Cancel');
    await press('Discard');
    await router.navigate('/setting?section=activity');
    await press(/^Use this text, title “Old title”/);
    await screen.findByDisplayValue('Old title');
    expect(router.state.location.pathname).toBe('/course/course-1');
  });

  test('opens the question that has the newer text, and Undo takes it back', async () => {
    const fake = withReplaced('course', 'course-1', []);
    const [question] = fake.data.questions['course-1'] ?? [];
    const after = question?.question ?? '';
    fake.data.activity.unshift(
      activityFixture({
        _id: 'newer',
        action: 'question.saved',
        changes: [{ field: 'question', before: 'Old question?', after }],
      }),
    );
    await openApp('/quiz/course-1', { fake });
    await useText(/“Old question\?”/);
    await screen.findByRole('dialog', { name: 'Edit Question' });
    await screen.findByDisplayValue('Old question?');
    await press('Undo');
    await screen.findByDisplayValue(after);
  });

  test('says that a question has changed since, and changes nothing', async () => {
    const fake = withReplaced('course', 'course-1', [
      { field: 'question', before: 'Old question?', after: 'No longer' },
    ]);
    await openApp('/quiz/course-1', { fake });
    await useText(/“Old question\?”/);
    await screen.findByText('This question has changed since, so its text was not put back.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not offered for texts that the history has not completely, and for other values', async () => {
    const long = `${'a'.repeat(200)}…`;
    const fake = withReplaced('course', 'course-1', [
      { field: 'title', before: long, after: 'Newer' },
      { field: 'quizLimit', before: '3', after: '4' },
    ]);
    fake.data.activity.length = 1;
    await openApp('/course/course-1', { fake });
    fireEvent.click(
      within(await screen.findByRole('region', { name: 'History' })).getByRole('button', { name: 'Show all' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    await dialog.findByText(long);
    expect(dialog.queryByRole('button', { name: /^Use this text/ })).toBeNull();
  });
});
