import type { Page } from 'playwright';

/** What a page load took, as the browser itself saw it. */
export interface Load {
  /** Milliseconds to the first contentful paint. */
  readonly firstPaint: number;
  /** Milliseconds to the largest contentful paint. */
  readonly largestPaint: number;
  /** Milliseconds to the first table row that has text; NaN where the page has none. */
  readonly firstRow: number;
  /** Milliseconds above 50 of every long task after the first paint. */
  readonly blocking: number;
  /** Cumulative layout shift, without unit. */
  readonly shift: number;
}

/** What is noted down inside a page; times are milliseconds since the page began. */
interface Probe {
  firstPaint: number;
  largestPaint: number;
  firstRow: number;
  shift: number;
  /** Tasks that took 50 ms or more. */
  readonly tasks: { readonly start: number; readonly duration: number }[];
  /** Milliseconds from each key to the next frame. */
  readonly keys: number[];
}

declare global {
  interface Window {
    /** What the benchmark notes down inside the page. */
    probe: Probe;
  }
}

/** Observes every page of a context from its first moment; runs inside the page. */
export function observe(): void {
  const probe: Probe = { firstPaint: 0, largestPaint: 0, firstRow: Number.NaN, shift: 0, tasks: [], keys: [] };
  window.probe = probe;
  const on = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => {
    probe.largestPaint = startTime;
  });
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) probe.shift += value;
  });
  on('longtask', ({ startTime, duration }) => probe.tasks.push({ start: startTime, duration }));
  function look() {
    const hasRow = [...document.querySelectorAll('tbody tr')].some((row) => row.textContent?.trim());
    if (hasRow) probe.firstRow = performance.now();
    else requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
  window.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => probe.keys.push(performance.now() - timeStamp);
      requestAnimationFrame(() => channel.port2.postMessage(null));
    },
    true,
  );
}

/** Reads what was observed of a load that has come to rest. */
export function readLoad(page: Page): Promise<Load> {
  return page.evaluate(() => {
    const { firstPaint, largestPaint, firstRow, shift, tasks } = window.probe;
    const late = tasks.filter(({ start, duration }) => start + duration > firstPaint);
    const blocking = late.reduce((sum, { duration }) => sum + duration - 50, 0);
    return { firstPaint, largestPaint, firstRow, blocking, shift };
  });
}
