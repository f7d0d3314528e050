import type { CDPSession, Page } from 'playwright';
import type { Figure } from './Figure.ts';
import { settled } from './probe.ts';
import type { Side } from './stage.ts';
import { trend } from './statistics.ts';

const READINGS = 5;

/**
 * Ten navigations through lists and forms, the same in every round, so that caches are filled after the first round.
 */
const navigations = [
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

/** Measures the memory and the number of nodes that ten navigations add. */
export async function measureHeapGrowth(side: Side): Promise<readonly Figure[]> {
  const { page, devtools, close } = await side.open();
  await page.goto('/course');
  const readings: { heap: number; nodes: number }[] = [];
  for (let round = 0; round <= READINGS; round += 1) {
    for (const navigate of navigations) await navigate(page);
    readings.push(await read(devtools));
  }
  await close();
  const warm = readings.slice(1);
  return [
    { name: '**heap**, growth per 10 navigations', value: trend(warm.map(({ heap }) => heap / 1_000_000)), unit: 'MB' },
    { name: '– document nodes', value: trend(warm.map(({ nodes }) => nodes)), unit: '' },
  ];
}

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
    await page.getByRole('navigation', { name: 'Breadcrumb' }).waitFor();
    await settled(page);
  };
}

async function read(devtools: CDPSession) {
  // Also frees compiled code and caches, whose lifetime the engine decides.
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
  // The second collection frees what only weak references and finalizers hold.
  for (let turn = 0; turn < 2; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}
