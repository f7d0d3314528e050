import { settled, timePress } from './probe.ts';
import { medians, POSTERS, test } from './stage.ts';

/** A first round is not counted, for it loads the screen's code. */
const ROUNDS = 6;
/** Between two keys, in milliseconds: a fast typist. */
const KEY_PAUSE_MS = 120;

test('an event of 200 posters', async ({ stage, report }) => {
  const page = await stage.product.open();
  await page.goto('/event');
  const rounds: { opened: number; keys: number[] }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Event', exact: true }).click();
    const setting = page.locator(`a[href="/event/${stage.posterEvent}"]`).first();
    await setting.waitFor();
    await settled(page);
    const opened = await timePress(page, () => setting.click(), [{ selector: 'tbody tr', count: POSTERS }]);
    await settled(page);
    const field = page.getByRole('textbox', { name: 'Hyperlink' });
    await field.focus();
    await page.evaluate(() => window.probe.keys.splice(0));
    const text = 'https://cpd.example/days/of/spring-2026/';
    await page.keyboard.type(text, { delay: KEY_PAUSE_MS });
    await page.waitForFunction((count) => window.probe.keys.length >= count, text.length);
    const keys = await page.evaluate(() => [...window.probe.keys]);
    // Nothing is to be left unsaved.
    await field.fill('');
    rounds.push({ opened, keys });
  }
  const product = rounds.slice(1);
  report(medians('event of 200 posters, opened', { product }, ({ opened }) => opened));
  report(medians('event of 200 posters, first key', { product }, ({ keys: [first = 0] }) => first));
  report(medians('event of 200 posters, slowest other key', { product }, ({ keys }) => Math.max(...keys.slice(1))));
});
