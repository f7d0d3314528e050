import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { bearerOf } from './adminScreens.ts';
import { expect, test, waitForList } from './test.ts';

interface Person {
  readonly name: string;
  readonly certificate: string;
}

/** Adds a person with a certificate, as the mobile app's backend does; then the person may change their name. */
async function addPerson(page: Page, { lastName, nameNow = lastName }: { lastName: string; nameNow?: string }) {
  await page.goto('/user');
  const headers = await bearerOf(page);
  const key = await page.request.post('/v1/api-key', {
    headers,
    data: {
      name: `mobile-${randomUUID().slice(0, 8)}`,
      scopes: ['users:write', 'certificates:write'],
      lifetimeDays: 1,
    },
  });
  const asService = { Authorization: `Bearer ${(await key.json()).key}` };
  async function put(path: string, data: object) {
    const response = await page.request.put(`/v1/service/${path}`, { headers: asService, data });
    return await response.json();
  }
  const user = randomUUID();
  const groups = await (await page.request.get('/v1/certificate-group?size=100', { headers })).json();
  const group: string = groups.docs.find(({ isEnable }: { isEnable: boolean }) => isEnable)._id;
  await put(`users/${user}`, { firstName: 'Ada', lastName });
  const certificate = await put(`certificates/${randomUUID()}`, { user, certificateGroup: group });
  await put(`users/${user}`, { firstName: 'Ada', lastName: nameNow });
  const person: Person = { name: `Ada ${nameNow}`, certificate: certificate.number };
  await page.goto('/user');
  await waitForList(page);
  return person;
}

/** Counts the presses of a mouse button or of keys other than text. */
function presses(page: Page) {
  let count = 0;
  return {
    get count() {
      return count;
    },
    async click(target: Locator) {
      count += 1;
      await target.click();
    },
    async key(...keys: readonly string[]) {
      for (const key of keys) {
        count += 1;
        await page.keyboard.press(key);
      }
    },
  };
}

type Presses = ReturnType<typeof presses>;

/** Two presses: the search, and the name. */
async function findByMouse(page: Page, press: Presses, { name }: Person): Promise<void> {
  await press.click(page.getByRole('searchbox'));
  await page.keyboard.type(name);
  await press.click(page.getByRole('link', { name, exact: true }));
}

/** Two keys, in the palette. */
async function findByKey(page: Page, press: Presses, { name }: Person): Promise<void> {
  await choose(page, press, name);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function choose(page: Page, press: Presses, text: string): Promise<void> {
  await press.key('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to…' }).fill(text);
  // The link to the list with this search is there before what the server finds.
  const found = page.getByRole('option', { name: text }).filter({ hasNotText: 'matching' }).first();
  await expect(found).toHaveAttribute('data-focused', 'true');
  await press.key('Enter');
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('the daily questions about a person', { tag: '@chromium' }, () => {
  test('the link of the newest certificate takes three presses, or four keys', async ({ signedIn: page }) => {
    const person = await addPerson(page, { lastName: 'Copied' });
    const mouse = presses(page);
    await findByMouse(page, mouse, person);
    await mouse.click(page.getByRole('button', { name: `Copy link of ${person.certificate}` }));
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(mouse.count).toBe(3);

    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.goto('/course');
    await waitForList(page);
    const keys = presses(page);
    await findByKey(page, keys, person);
    await expect(page.getByRole('button', { name: `Copy link of ${person.certificate}` })).toBeVisible();
    await keys.key('j', 'c');
    await expect.poll(() => copied(page)).toContain('/public/certificate/');
    expect(keys.count).toBe(4);

    await page.goto(await copied(page));
    await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  });

  test('withdrawing a certificate takes four presses and a reason, or five keys', async ({ signedIn: page }) => {
    const first = await addPerson(page, { lastName: 'Wronged' });
    const mouse = presses(page);
    await findByMouse(page, mouse, first);
    await mouse.click(page.getByRole('button', { name: `Withdraw ${first.certificate}` }));
    await page.keyboard.type('Issued for the wrong course');
    await mouse.click(page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }));
    await expect(page.getByText(`Certificate ${first.certificate} withdrawn`)).toBeVisible();
    expect(mouse.count).toBe(4);

    const second = await addPerson(page, { lastName: 'Mistaken' });
    const keys = presses(page);
    await findByKey(page, keys, second);
    await expect(page.getByRole('button', { name: `Withdraw ${second.certificate}` })).toBeVisible();
    await choose(page, keys, 'Withdraw');
    await expect(page.getByRole('dialog').getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('Issued for the wrong course');
    await keys.key('Control+s');
    await expect(page.getByText(`Certificate ${second.certificate} withdrawn`)).toBeVisible();
    expect(keys.count).toBe(5);
  });

  test('a certificate with the new name takes four presses, or five keys, and the old page leads to it', async ({
    signedIn: page,
  }) => {
    const first = await addPerson(page, { lastName: 'Before', nameNow: 'After' });
    const mouse = presses(page);
    await findByMouse(page, mouse, first);
    await mouse.click(page.getByRole('button', { name: `Issue again ${first.certificate}` }));
    await mouse.click(page.getByRole('alertdialog').getByRole('button', { name: 'Issue again' }));
    await expect(page.getByText(/^Certificate \S+ issued$/)).toBeVisible();
    expect(mouse.count).toBe(4);
    const old = page.getByRole('row').filter({ hasText: 'Replaced' });
    await page.goto((await old.getByRole('link', { name: /^Open / }).getAttribute('href')) ?? '');
    await page.getByRole('link', { name: 'See the certificate that replaces it' }).click();
    await expect(page.getByText('Ada After')).toBeVisible();
    await expect(page.getByText('Valid', { exact: true })).toBeVisible();

    const second = await addPerson(page, { lastName: 'Earlier', nameNow: 'Later' });
    const keys = presses(page);
    await findByKey(page, keys, second);
    await expect(page.getByRole('button', { name: `Issue again ${second.certificate}` })).toBeVisible();
    await choose(page, keys, 'Issue again');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Issue again' })).toBeFocused();
    await keys.key('Enter');
    await expect(page.getByText(/^Certificate \S+ issued$/)).toBeVisible();
    expect(keys.count).toBe(5);
  });

  test('the certificates of a group as CSV take three presses, or six keys', async ({ signedIn: page }) => {
    await page.goto('/course');
    await waitForList(page);
    const mouse = presses(page);
    await mouse.click(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cert Group' }));
    await mouse.click(page.getByRole('link', { name: /^[1-9]\d* issued in / }).first());
    const download = page.waitForEvent('download');
    await mouse.click(page.getByRole('button', { name: 'Download CSV' }));
    expect((await download).suggestedFilename()).toBe('certificates.csv');
    expect(mouse.count).toBe(3);

    await page.goto('/course');
    await waitForList(page);
    const keys = presses(page);
    await keys.key('g', 'r');
    await expect(page.getByRole('heading', { name: 'Certification Group', level: 1 })).toBeVisible();
    await waitForList(page);
    await keys.key('j', 'Tab', 'Enter');
    await expect(page.getByRole('heading', { name: 'Issued certificates', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    const second = page.waitForEvent('download');
    await keys.key('d');
    expect((await second).suggestedFilename()).toBe('certificates.csv');
    expect(keys.count).toBe(6);
  });
});
