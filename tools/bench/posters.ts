import type { Figure } from './Figure.ts';
import { settled, timePress } from './probe.ts';
import { POSTERS, type Side } from './stage.ts';
import { median } from './statistics.ts';

/** Milliseconds between two keys of a fast typist. */
const KEY_PAUSE_MS = 120;

/** Opens an event with many posters and types into its form, with a throttled CPU. */
export async function measurePosters(side: Side, event: string, rounds: number): Promise<readonly Figure[]> {
  const { page, close } = await side.open({ isProcessorSlow: true });
  await page.goto('/event');
  const readings: { opened: number; keys: number[] }[] = [];
  // The first round loads the screen's code and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Event', exact: true }).click();
    const setting = page.locator(`a[href="/event/${event}"]`).first();
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
    // Leaving with unsaved changes would open a question.
    await field.fill('');
    readings.push({ opened, keys });
  }
  await close();
  const figure = (name: string, pick: (reading: (typeof readings)[number]) => number) => ({
    name,
    value: median(readings.slice(1).map(pick)),
    unit: 'ms',
  });
  return [
    figure('**event with 200 posters**, CPU × 4: open', ({ opened }) => opened),
    figure('– first key', ({ keys: [first = Number.NaN] }) => first),
    figure('– slowest later key', ({ keys }) => Math.max(...keys.slice(1))),
  ];
}
