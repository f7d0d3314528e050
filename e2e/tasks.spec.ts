import type { Locator, Page } from '@playwright/test';
import { posterIds, posterRows } from './posters.ts';
import { expect, test } from './test.ts';
import { pasteQuestion } from './typing.ts';
import { pdf, png } from './uploads.ts';

/** The effort of a task: pages that open one after the other, and presses. Typing does not count. */
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

  async press(target: string | Locator, within: Page | Locator = this.#page): Promise<void> {
    const control =
      typeof target === 'string'
        ? within
            .getByRole('button', { name: target, exact: true })
            .or(within.getByRole('link', { name: target, exact: true }))
        : target;
    await control.click();
    this.presses += 1;
  }

  /** Presses the action of a notification. */
  async pressNext(name: string): Promise<void> {
    await this.press(name, this.#page.getByRole('region', { name: 'Notifications' }));
  }

  /** Types into a field, after a press on it unless it is focused. */
  async type(field: Locator, text: string): Promise<void> {
    await field.waitFor();
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.press(field);
    await this.#page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }

  /** Selects files in the file chooser of a drop zone. */
  async choose(zone: string, ...files: ReturnType<typeof png>[]): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.press(this.#page.getByRole('group', { name: zone }).getByRole('button', { name: /^Choose/ }));
    await (await chooser).setFiles(files);
  }
}

test('a new course is enabled with 4 page changes and 11 presses', async ({ signedIn: page }) => {
  const steps = new Steps(page);
  await steps.begin('/course');
  await steps.press('New');
  await steps.type(page.getByLabel('Title', { exact: true }), 'Treating burns');
  await steps.press(page.getByRole('button', { name: /Certificate Group/ }));
  await steps.press(page.getByRole('option').first());
  await steps.choose('Preview image', png('burns.png'));
  await expect(page.getByRole('img', { name: 'Preview image' })).toBeVisible();
  await steps.choose('PDF', pdf('burns.pdf'));
  const required = page.getByRole('list', { name: 'Required to enable' });
  await expect(required).toContainText('PDF(done)');
  await steps.press(required.getByRole('button', { name: /^Quiz question/ }));
  // The list also has a New button, until the quiz is loaded.
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
  expect(steps.presses).toBeLessThanOrEqual(11);
});

test('an event with three reordered posters is enabled with 2 page changes and 8 presses', async ({
  signedIn: page,
}) => {
  const steps = new Steps(page);
  await steps.begin('/event');
  await steps.press('New');
  await steps.type(page.getByLabel('Hyperlink'), 'https://example.org/autumn-school');
  await steps.choose('Cover image', png('cover.png'));
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await steps.choose('Poster images', png('a.png'), png('b.png'), png('c.png'));
  await expect(posterRows(page)).toHaveCount(3);
  const [first, second, third] = await posterIds(page);
  await steps.press('Move down poster 1');
  await expect.poll(() => posterIds(page)).toEqual([second, first, third]);
  await steps.press('Save');
  await steps.pressNext('Enable');
  await steps.press('Confirm');
  await expect(page.getByText('autumn-school enabled')).toBeVisible();
  expect(steps.pageChanges).toBeLessThanOrEqual(2);
  expect(steps.presses).toBeLessThanOrEqual(8);
});

test('a group with a name that was moved is enabled with 2 page changes and 8 presses', async ({ signedIn: page }) => {
  const steps = new Steps(page);
  await steps.begin('/certificate-group');
  await steps.press('New');
  await steps.type(page.getByLabel('Group name'), 'Burns care');
  await page.keyboard.press('Tab');
  await steps.type(page.getByLabel(/^Number of courses/), '2');
  await steps.choose('Preview image', png('template.png'));
  await expect(page.getByRole('slider', { name: 'Name line' })).toHaveAttribute('aria-valuetext', /^5 pixels/);
  await steps.press('Move up');
  await steps.press('Save');
  await steps.pressNext('Enable');
  await steps.press('Confirm');
  await expect(page.getByText('Burns care enabled')).toBeVisible();
  expect(steps.pageChanges).toBeLessThanOrEqual(2);
  expect(steps.presses).toBeLessThanOrEqual(8);
});
