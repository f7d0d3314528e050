import type { Page, Route } from '@playwright/test';
import { expect, test } from './test.ts';

/** What the API can do wrong, and what the error dialog then says (specification, section 8; decision A3). */
const faults = [
  {
    name: '500 with message and code',
    answer: (route: Route) => route.fulfill({ status: 500, json: { message: 'The disk is full.', code: 'DISK_FULL' } }),
    message: 'The disk is full.',
    code: 'CODE: DISK_FULL',
  },
  {
    name: '500 without a body',
    answer: (route: Route) => route.fulfill({ status: 500, body: '' }),
    message: 'Something went wrong.',
  },
  {
    name: 'malformed JSON',
    answer: (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"docs": [' }),
    message: 'Something went wrong.',
  },
  {
    name: 'a wrong shape',
    answer: (route: Route) => route.fulfill({ status: 200, json: { docs: [{ title: 7 }, null], total: 'many' } }),
    message: 'Something went wrong.',
  },
  {
    name: 'a dropped connection',
    answer: (route: Route) => route.abort('connectionreset'),
    message: 'Something went wrong.',
  },
] as const;

const courseList = /\/v1\/course$/;

async function expectShell(page: Page): Promise<void> {
  await expect(page.getByText('Dashboard Overview')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New' })).toBeVisible();
}

for (const { name, answer, message, ...fault } of faults) {
  test(`the course list stands when the API answers ${name}`, async ({ signedIn: page }) => {
    await page.route(courseList, answer);
    await page.goto('/course');
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    await expect(dialog).toContainText(message);
    if ('code' in fault) await expect(dialog).toContainText(fault.code);
    else await expect(dialog).not.toContainText('CODE');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expectShell(page);

    await page.unroute(courseList);
    await page.reload();
    await expect(page.getByRole('row')).toHaveCount(11);
  });

  test(`nothing is lost when moving a course meets ${name}`, async ({ signedIn: page }) => {
    await page.goto('/course');
    await expect(page.getByRole('row')).toHaveCount(11);
    const titles = await page.getByRole('row').allTextContents();
    await page.route('**/v1/course/sequence', (route) =>
      name === 'malformed JSON' || name === 'a wrong shape'
        ? route.fulfill({ status: 500, body: '<html>' })
        : answer(route),
    );
    await page
      .getByRole('row')
      .nth(2)
      .getByRole('button', { name: /^Move up/ })
      .click();
    const dialog = page.getByRole('alertdialog', { name: 'Error' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectShell(page);
    expect(await page.getByRole('row').allTextContents()).toEqual(titles);
  });
}

test('the course list shows that it is loading while the API takes three seconds', async ({ signedIn: page }) => {
  await page.clock.install();
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(courseList, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/course');
  await page.clock.runFor(3000);
  await expectShell(page);
  await expect(page.getByRole('progressbar').or(page.getByRole('status')).first()).toBeVisible();
  release();
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1', { useInnerText: true });
});

for (const [lost, files] of [
  ['the code of the page', /\/assets\/lists-.*js/],
  ['the styles of the page', /\/assets\/lists-.*css/],
  ['the code and styles of the page and of its stand-in', /\/assets\/(lists|forms)-/],
] as const) {
  test(`a page stands in for itself where ${lost} do not arrive`, async ({ signedIn: page, consoleErrors }) => {
    await page.route(files, (route) => route.fulfill({ status: 502, body: '<html>' }));
    await page.goto('/course');
    await expect(page.getByRole('alert')).toContainText('Something went wrong.');
    await page.unroute(files);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row')).toHaveCount(11);
    expect(consoleErrors.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  });
}
