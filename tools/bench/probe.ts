import type { Page } from '@playwright/test';

/** Measurements inside a page. Times are milliseconds since navigation start, and NaN until they are known. */
interface Probe {
  firstPaint: number;
  /** The first table row that has text. */
  firstRow: number;
  /** An interactive form: its button is enabled and React handles its events. */
  usable: number;
  /** A form with its saved values. */
  formFilled: number;
  /** Cumulative layout shift (unitless). */
  shift: number;
  /** The time from each key press to the next frame. */
  readonly keys: number[];
  /** The transferred bytes of the document, scripts, style sheets and fonts so far. */
  readonly bytes: () => number;
}

declare global {
  interface Window {
    /** The measurements inside the page. */
    probe: Probe;
  }
}

/** Observes every page of a context from the start; runs inside the page. */
export function observe(): void {
  const probe: Probe = {
    firstPaint: Number.NaN,
    firstRow: Number.NaN,
    usable: Number.NaN,
    formFilled: Number.NaN,
    shift: 0,
    keys: [],
    bytes: () =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ entryType, name }) => entryType === 'navigation' || /\.(m?js|css|woff2)$/.test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
  window.probe = probe;
  performance.setResourceTimingBufferSize(100_000);
  const on = (type: string, take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime;
  });
  on('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) probe.shift += value;
  });
  // React stores an element's props in a property of its own once it handles its events.
  const isReacts = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const firstTime = (known: number, isThere: () => boolean) =>
    Number.isNaN(known) && isThere() ? performance.now() : known;
  function look() {
    probe.firstRow = firstTime(probe.firstRow, () =>
      [...document.querySelectorAll('tbody tr')].some((row) => row.textContent?.trim()),
    );
    probe.usable = firstTime(probe.usable, () =>
      [...document.querySelectorAll('form button[type=submit]:enabled')].some(isReacts),
    );
    probe.formFilled = firstTime(probe.formFilled, () =>
      [...document.querySelectorAll<HTMLInputElement>('form input')].some(({ value }) => value !== ''),
    );
    requestAnimationFrame(look);
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

/** Waits until nothing has loaded in a page for a while, after any kind of navigation. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const arrived = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== arrived(); ) {
      before = arrived();
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
  });
}

/** Something that a page shows: at least `count` (1) elements of a selector with a certain text, or any text. */
export interface Sight {
  readonly selector: string;
  readonly text?: string;
  readonly count?: number;
}

/**
 * Runs `act`, which presses something, and returns the milliseconds from the press to the frame that shows all sights.
 */
export async function timePress(page: Page, act: () => Promise<void>, sights: readonly Sight[]): Promise<number> {
  const shown = page.evaluate(untilShown, sights);
  // Playwright sends keys faster than it registers listeners; this round trip waits for them.
  const isListening = page.evaluate(() => undefined);
  const [time] = await Promise.all([shown, isListening.then(act)]);
  return time;
}

/** Runs inside the page: waits for a click, then for the sights, then for their frame. */
function untilShown(sights: readonly Sight[]): Promise<number> {
  const isShown = ({ selector, text = '', count = 1 }: Sight) => {
    const texts = [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');
    return texts.filter((content) => content !== '' && content.includes(text)).length >= count;
  };
  return new Promise((resolve) => {
    let begin = 0;
    const take = ({ timeStamp }: Event) => {
      begin = timeStamp;
    };
    window.addEventListener('click', take, { capture: true, once: true });
    function look() {
      if (begin === 0 || !sights.every(isShown)) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - begin);
      return channel.port2.postMessage(null);
    }
    requestAnimationFrame(look);
  });
}
