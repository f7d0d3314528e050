import type { CDPSession, Page } from '@playwright/test';
import { budgets } from './budgets.ts';
import { settled } from './probe.ts';
import { test } from './stage.ts';
import { trend } from './statistics.ts';

const READINGS = 5;

/** Lists and forms in turns. The same ten again and again, so that what is rightly kept of each is kept from the first round on. */
const way = [
  toList('Course', 'Course'),
  toFirstForm('course'),
  toList('Event', 'Event'),
  toFirstForm('event'),
  toList('Quiz', 'Quiz'),
  toFirstForm('quiz'),
  toList('Feed', 'Feed'),
  toList('User', 'User'),
  toList('Cert Group', 'Certification Group'),
  toFirstForm('certificate-group'),
];

test('the heap stays flat', async ({ stage, report }) => {
  const page = await stage.product.open({ isProcessorSlow: false });
  const devtools = await page.context().newCDPSession(page);
  await page.goto('/course');
  const readings: { heap: number; nodes: number }[] = [];
  for (let round = 0; round <= READINGS; round += 1) {
    for (const navigate of way) await navigate(page);
    readings.push(await read(devtools));
  }
  // The first round loaded the screens' code and answers, which are kept from then on.
  const warm = readings.slice(1);
  const growthOf = (name: keyof typeof budgets, pick: (reading: { heap: number; nodes: number }) => number) =>
    report({ name, value: trend(warm.map(pick)), budget: budgets[name] });
  growthOf('heap growth a 10 navigations', ({ heap }) => heap / 1_000_000);
  growthOf('document nodes, growth a 10 navigations', ({ nodes }) => nodes);
});

function toList(link: string, title: string) {
  return async (page: Page) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await settled(page);
  };
}

function toFirstForm(folder: string) {
  return async (page: Page) => {
    await page.locator(`tbody a[href^="/${folder}/"]`).first().click();
    // The title is the thing's own name.
    await page.getByRole('navigation', { name: 'Breadcrumb' }).waitFor();
    await settled(page);
  };
}

async function read(devtools: CDPSession) {
  // Lets go of compiled code and caches as well, which come and go by the engine's own measure.
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
  // What only weak references and finalisers hold goes with the second one.
  for (let turn = 0; turn < 2; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}
