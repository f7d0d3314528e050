import { FAKE_ADMIN, FakeApi, TabStorage } from '@cpd/api/testing';
import { SESSION_ENDED_MESSAGE } from '@cpd/domain/session';
import { say } from '@cpd/ui/language';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, press } from '../testing/dialogs.ts';
import { openApp } from '../testing/openApp.tsx';
import { withoutCaptcha } from '../testing/withoutCaptcha.ts';

withoutCaptcha();

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

interface FormCase {
  readonly path: string;
  /** The button that opens the form on its page. */
  readonly opener?: RegExp;
  /** The label of the field that is typed into. */
  readonly label: string | RegExp;
  /** Two texts to type, one after the other. */
  readonly texts: readonly [string, string];
  /** The item on the server. */
  readonly item: (fake: FakeApi) => object | undefined;
  /** The item after a colleague has changed another field than the one that is typed into. */
  readonly otherField: object;
  /** The item after a colleague has changed the same field. */
  readonly sameField: object;
  /** The item after the texts were saved. */
  readonly saved: (text: string) => object;
  readonly request: string;
  readonly button: string;
}

const forms: readonly (readonly [string, FormCase])[] = [
  [
    'a course',
    {
      path: '/course/course-1',
      label: 'Title',
      texts: ['Burns', 'Burns and scalds'],
      item: ({ data }) => data.courses[0],
      otherField: { certificateGroup: { _id: 'group-2', name: 'Pharmacy' } },
      sameField: { title: 'Theirs' },
      saved: (title) => ({ title }),
      request: 'PATCH /v1/course',
      button: 'Save',
    },
  ],
  [
    'an event',
    {
      path: '/event/event-1',
      label: 'Hyperlink',
      texts: ['https://mine.example', 'https://mine.example/more'],
      item: ({ data }) => data.events[0],
      otherField: { images: [{ _id: 'their-poster' }] },
      sameField: { hyperlink: 'https://theirs.example' },
      saved: (hyperlink) => ({ hyperlink }),
      request: 'PATCH /v1/event',
      button: 'Save',
    },
  ],
  [
    'a certificate group',
    {
      path: '/certificate-group/group-1',
      label: 'Group name',
      texts: ['Ward', 'Ward leadership'],
      item: ({ data }) => data.certificateGroups[0],
      otherField: { passCondition: 9 },
      sameField: { name: 'Theirs' },
      saved: (name) => ({ name }),
      request: 'POST /v1/certificate-group',
      button: 'Save',
    },
  ],
  [
    "a quiz's numbers",
    {
      path: '/quiz/course-1',
      label: 'How many question to show',
      texts: ['4', '2'],
      item: ({ data }) => data.courses[0],
      otherField: { passCondition: 1 },
      sameField: { quizLimit: 6 },
      saved: (text) => ({ quizLimit: Number(text) }),
      request: 'PATCH /v1/course/quiz/condition',
      button: 'Update',
    },
  ],
  [
    'a question',
    {
      path: '/quiz/course-1',
      opener: /^Edit /,
      label: /^Question/,
      texts: ['Mine?', 'Mine, and more?'],
      item: ({ data }) => data.questions['course-1']?.[0],
      otherField: {
        choices: ['Their A', 'Their B', 'Their C', 'Their D'].map((text, index) => ({ text, isCorrect: index === 3 })),
      },
      sameField: { question: 'Theirs?' },
      saved: (question) => ({ question }),
      request: 'PATCH /v1/quiz',
      button: 'Save',
    },
  ],
];

const RESTORED = 'We restored your unsaved changes.';
const CHANGED = /^This was changed elsewhere since you opened it/;

describe.each(forms)('the form of %s', (_, form) => {
  const field = () => screen.findByLabelText<HTMLInputElement>(form.label, { selector: 'input, textarea' });
  const typed = async () => (await field()).value;
  const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });

  async function open(fake = new FakeApi(), tabStorage = new TabStorage(null)) {
    const app = await openApp(form.path, { fake, tabStorage });
    await openDialog();
    return { ...app, tabStorage };
  }

  async function openDialog() {
    if (form.opener) fireEvent.click((await screen.findAllByRole('button', { name: form.opener }))[0] ?? document.body);
    await field();
  }

  /** Reloads the page, and opens the form again. */
  async function reload({ fake, tabStorage }: Awaited<ReturnType<typeof open>>) {
    await act(() => fake.settled());
    cleanup();
    return open(fake, tabStorage);
  }

  function changeElsewhere(fake: FakeApi, change: object) {
    Object.assign(form.item(fake) ?? {}, change);
  }

  const submit = () => press(form.button);

  test('takes what a colleague has saved in other fields before a reload, and saves both', async () => {
    const app = await open();
    await type(form.texts[0]);
    changeElsewhere(app.fake, form.otherField);
    const { fake } = await reload(app);
    expect(await screen.findByText(RESTORED)).toBeTruthy();
    expect(await typed()).toBe(form.texts[0]);
    expect(screen.queryByText(CHANGED)).toBeNull();
    await submit();
    await waitFor(() => expect(form.item(fake)).toMatchObject({ ...form.saved(form.texts[0]), ...form.otherField }));
  });

  test('asks after a reload when a colleague has saved the same field', async () => {
    const app = await open();
    await type(form.texts[0]);
    changeElsewhere(app.fake, form.sameField);
    const { fake } = await reload(app);
    expect(await screen.findByText(CHANGED)).toBeTruthy();
    expect(await typed()).toBe(form.texts[0]);
    await submit();
    await act(() => fake.settled());
    expect(form.item(fake)).toMatchObject(form.sameField);
    await press('Keep mine');
    await submit();
    await waitFor(() => expect(form.item(fake)).toMatchObject(form.saved(form.texts[0])));
  });

  /** Starts a save and types while it is pending. */
  async function typeDuringSave({ fake }: Awaited<ReturnType<typeof open>>) {
    await type(form.texts[0]);
    const before = fake.count(form.request);
    const goOn = fake.pause(form.request);
    await submit();
    await waitFor(() => expect(fake.count(form.request)).toBe(before + 1));
    await type(form.texts[1]);
    goOn();
  }

  test('keeps what is typed during a save, and saves it with the next one', async () => {
    const app = await open();
    const { fake, router } = app;
    fake.fail(form.request, { status: 500 }, 1);
    await typeDuringSave(app);
    await answer('Something went wrong.', 'Close');
    expect(await typed()).toBe(form.texts[1]);
    await typeDuringSave(app);
    await waitFor(() => expect(form.item(fake)).toMatchObject(form.saved(form.texts[0])));
    await act(() => fake.settled());
    expect(await typed()).toBe(form.texts[1]);
    await act(() => router.navigate('/user'));
    await answer('have not been saved', 'Keep editing');
    await submit();
    await waitFor(() => expect(form.item(fake)).toMatchObject(form.saved(form.texts[1])));
    expect(screen.queryByText(CHANGED)).toBeNull();
  });

  test('restores what was typed when the session ends during a save', async () => {
    const app = await open();
    const { fake, router, services, session } = app;
    fake.sessions.rejectsRenewal = true;
    fake.sessions.expireAccessTokens();
    await typeDuringSave(app);
    await answer(say(SESSION_ENDED_MESSAGE), 'Close');
    changeElsewhere(fake, form.otherField);
    await act(async () => {
      services.client.user.signIn(FAKE_ADMIN.username, () => session.signIn(fake.sessions.start()));
      await router.navigate(form.path);
    });
    await openDialog();
    expect(await typed()).toBe(form.texts[1]);
    await submit();
    await waitFor(() => expect(form.item(fake)).toMatchObject({ ...form.saved(form.texts[1]), ...form.otherField }));
  });

  test('keeps what is typed during a save, and what a colleague saves after it, across a reload', async () => {
    const app = await open();
    const { fake } = app;
    await typeDuringSave(app);
    await waitFor(() => expect(form.item(fake)).toMatchObject(form.saved(form.texts[0])));
    await act(() => fake.settled());
    changeElsewhere(fake, form.otherField);
    await reload(app);
    expect(await typed()).toBe(form.texts[1]);
    await submit();
    await waitFor(() => expect(form.item(fake)).toMatchObject({ ...form.saved(form.texts[1]), ...form.otherField }));
  });
});
