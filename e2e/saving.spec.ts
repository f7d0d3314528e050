import type { Locator, Page, Route } from '@playwright/test';
import { ADMIN } from '../tools/product.ts';
import { openScreen, screenTitled } from './adminScreens.ts';
import { mutationFaults } from './faults.ts';
import { expect, expireAccessToken, test } from './test.ts';

/** An input on a screen that can be saved. */
interface Saving {
  readonly name: string;
  /** Opens the screen and types. */
  readonly type: (page: Page) => Promise<void>;
  /** A field with the typed text. */
  readonly field: (page: Page) => Locator;
  readonly save: (page: Page) => Locator;
  readonly call: { readonly method: string; readonly path: string };
  /** Expects the state of the screen after a successful save. */
  readonly expectSaved: (page: Page) => Promise<void>;
}

const saveButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save', exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Add Question' });

async function typeInto(page: Page, heading: string, label: string | RegExp, text: string): Promise<void> {
  await openScreen(page, screenTitled(heading));
  await page.getByLabel(label).fill(text);
}

const savings: readonly Saving[] = [
  {
    name: 'the course form',
    type: (page) => typeInto(page, 'Edit course', 'Title', 'Typed into a course'),
    field: (page) => page.getByLabel('Title'),
    save: saveButton,
    call: { method: 'PATCH', path: '/v1/course' },
    expectSaved: (page) => expect(page).toHaveURL(/\/course$/),
  },
  {
    name: 'the event form',
    type: (page) => typeInto(page, 'Edit event', 'Hyperlink', 'https://example.org/typed'),
    field: (page) => page.getByLabel('Hyperlink'),
    save: saveButton,
    call: { method: 'PATCH', path: '/v1/event' },
    expectSaved: (page) => expect(page).toHaveURL(/\/event$/),
  },
  {
    name: 'the form of a certificate group',
    type: (page) => typeInto(page, 'Edit certificate group', 'Group name', 'Typed into a group'),
    field: (page) => page.getByLabel('Group name'),
    save: saveButton,
    call: { method: 'POST', path: '/v1/certificate-group/' },
    expectSaved: (page) => expect(page).toHaveURL(/\/certificate-group$/),
  },
  {
    name: "the quiz's numbers",
    type: (page) => typeInto(page, 'Edit quiz', 'How many question to show', '1'),
    field: (page) => page.getByLabel('How many question to show'),
    save: (page) => page.getByRole('button', { name: 'Update' }),
    call: { method: 'PATCH', path: '/v1/course/quiz/condition/' },
    expectSaved: (page) => expect(page.getByText('Update successful')).toBeVisible(),
  },
  {
    name: 'the dialog of a question',
    async type(page) {
      await openScreen(page, screenTitled('Edit quiz'));
      await page.getByRole('button', { name: 'New', exact: true }).click();
      for (const place of [1, 2, 3, 4])
        await page.getByLabel(`Choice ${place}`, { exact: true }).fill(`Choice ${place}`);
      await page.getByLabel('Choice 3 is correct').check();
      await page.getByRole('textbox', { name: 'Question' }).fill('Typed into a question?');
    },
    field: (page) => page.getByRole('textbox', { name: 'Question' }),
    save: (page) => question(page).getByRole('button', { name: 'Save', exact: true }),
    call: { method: 'POST', path: '/v1/quiz/' },
    expectSaved: (page) => expect(page.getByRole('button', { name: 'Edit Typed into a question?' })).toBeVisible(),
  },
  {
    name: 'the new password',
    async type(page) {
      await page.goto('/setting');
      for (const label of ['Old password', 'New password', 'Re-New password']) {
        await page.getByLabel(label, { exact: true }).fill(ADMIN.password);
      }
    },
    field: (page) => page.getByLabel('New password', { exact: true }),
    save: (page) => page.getByRole('button', { name: 'Update Password' }),
    call: { method: 'POST', path: '/v1/auth/change-password' },
    expectSaved: (page) => expect(page).toHaveURL(/\/login$/),
  },
];

/** Responds to the save in this way until the route is removed. */
async function respondWith(page: Page, { call }: Saving, response: (route: Route) => Promise<void>) {
  const isCall = (url: URL) => url.pathname === call.path;
  const handler = (route: Route) => (route.request().method() === call.method ? response(route) : route.fallback());
  await page.route(isCall, handler);
  return () => page.unroute(isCall, handler);
}

for (const saving of savings) {
  test(`what is typed into ${saving.name} outlives every failure and a 401 in the middle of Save`, async ({
    signedIn: page,
  }) => {
    // Seven attempts to save, one after the other.
    test.slow();
    await saving.type(page);
    const field = saving.field(page);
    const typed = await field.inputValue();
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    for (const { name, fulfill, message } of mutationFaults) {
      const takeBack = await respondWith(page, saving, fulfill);
      await saving.save(page).click();
      await expect(dialog, name).toContainText(message);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(field, name).toHaveValue(typed);
      await takeBack();
    }

    const { promise: waited, resolve: goOn } = Promise.withResolvers<void>();
    let calls = 0;
    const takeBack = await respondWith(page, saving, async (route) => {
      calls += 1;
      await waited;
      await route.fulfill({ status: 503, json: { message: 'Too slow.' } });
    });
    await saving.save(page).click();
    await expect(saving.save(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Control+s');
    goOn();
    await expect(dialog).toContainText('Too slow.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(calls).toBe(1);
    await takeBack();

    await expireAccessToken(page);
    await saving.save(page).click();
    await saving.expectSaved(page);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
}
