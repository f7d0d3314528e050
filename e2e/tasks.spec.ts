import type { Locator, Page } from '@playwright/test';
import { posterRows } from './posters.ts';
import { expect, test } from './test.ts';
import { pasteQuestion } from './typing.ts';
import { chooseFiles, pdf, png } from './uploads.ts';

/** What a task takes of a person: pages that open one after the other, and presses of buttons and links. */
class Steps {
  readonly #page: Page;
  #paths: readonly string[] = [];
  presses = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame === page.mainFrame() && this.#paths.at(-1) !== pathname) this.#paths = [...this.#paths, pathname];
    });
  }

  get pageChanges(): number {
    return this.#paths.length - 1;
  }

  /** Opens the page where the task begins. */
  async begin(path: string): Promise<void> {
    await this.#page.goto(path);
    this.#paths = [path];
  }

  async press(name: string, within: Page | Locator = this.#page): Promise<void> {
    await within
      .getByRole('button', { name, exact: true })
      .or(within.getByRole('link', { name, exact: true }))
      .click();
    this.presses += 1;
  }

  /** Presses what a notification offers to do next. */
  async pressNext(name: string): Promise<void> {
    await this.press(name, this.#page.getByRole('region', { name: 'Notifications' }));
  }
}

test('a course comes from nothing to enabled with 4 page changes, and 8 presses besides its fields', async ({
  signedIn: page,
}) => {
  const steps = new Steps(page);
  await steps.begin('/course');
  await steps.press('New');
  await page.getByLabel('Title', { exact: true }).fill('Treating burns');
  await page.getByRole('button', { name: /Certificate Group/ }).click();
  await page.getByRole('option').first().click();
  await chooseFiles(page, 'Preview image', png('burns.png'));
  await expect(page.getByRole('img', { name: 'Preview image' })).toBeVisible();
  await chooseFiles(page, 'PDF', pdf('burns.pdf'));
  await expect(page.getByRole('list', { name: 'Required to enable' })).toContainText('PDF(done)');
  await steps.press('Save');
  await steps.pressNext('Add questions');
  // The list has a New button, too, until the quiz is there.
  await page.getByRole('heading', { name: 'Questions' }).waitFor();
  await steps.press('New');
  await pasteQuestion(page, 'Cool for how long?\nA. 1 minute\n*B. 20 minutes\nC. 2 hours\nD. Not at all');
  await steps.press('Save');
  await steps.press('Back to the course');
  await steps.press('Enable');
  await steps.press('Confirm');
  await expect(page.getByText('Treating burns enabled')).toBeVisible();
  await expect(page.getByText('Enabled', { exact: true })).toBeVisible();
  expect(steps.pageChanges).toBeLessThanOrEqual(4);
  expect(steps.presses).toBeLessThanOrEqual(8);
});

test('an event with posters is enabled with 2 page changes and 4 presses', async ({ signedIn: page }) => {
  const steps = new Steps(page);
  await steps.begin('/event');
  await steps.press('New');
  await page.getByLabel('Hyperlink').fill('https://example.org/autumn-school');
  await chooseFiles(page, 'Cover image', png('cover.png'));
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await chooseFiles(page, 'Poster images', png('a.png'), png('b.png'));
  await expect(posterRows(page)).toHaveCount(2);
  await steps.press('Save');
  await steps.pressNext('Enable');
  await steps.press('Confirm');
  await expect(page.getByText('autumn-school enabled')).toBeVisible();
  expect(steps.pageChanges).toBeLessThanOrEqual(2);
  expect(steps.presses).toBeLessThanOrEqual(4);
});

test('a group with a name is enabled with 2 page changes and 4 presses', async ({ signedIn: page }) => {
  const steps = new Steps(page);
  await steps.begin('/certificate-group');
  await steps.press('New');
  await page.getByLabel('Group name').fill('Burns care');
  await page.getByLabel(/^Number of courses/).fill('2');
  await chooseFiles(page, 'Preview image', png('template.png'));
  await expect(page.getByRole('img', { name: /^The certificate with the name / })).toBeVisible();
  await steps.press('Save');
  await steps.pressNext('Enable');
  await steps.press('Confirm');
  await expect(page.getByText('Burns care enabled')).toBeVisible();
  expect(steps.pageChanges).toBeLessThanOrEqual(2);
  expect(steps.presses).toBeLessThanOrEqual(4);
});
