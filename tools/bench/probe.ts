import type { Page } from '@playwright/test';

/** What is noted down inside a page; times are milliseconds since the page began, and NaN before. */
interface Probe {
  /** The first contentful paint. */
  firstPaint: number;
  /** The first table row that has text. */
  firstRow: number;
  /** A form that takes what is typed and pressed: its button is on, and React answers for it. */
  usable: number;
  /** A form that shows what is saved. */
  formFilled: number;
  /** Cumulative layout shift, without unit. */
  shift: number;
  /** From each key to the next frame. */
  readonly keys: number[];
  /** How many bytes the document, scripts and styles had on the line, so far. */
  readonly bytes: () => number;
}

declare global {
  interface Window {
    /** What the benchmark notes down inside the page. */
    probe: Probe;
  }
}

/** Observes every page of a context from its first moment; runs inside the page. */
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
        .filter(({ entryType, name }) => entryType === 'navigation' || /\.(m?js|css)$/.test(name))
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
  // React keeps an element's props under a name of its own from the moment on that it answers for it.
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

/** Waits until nothing has arrived in a page for a while, in whatever way it was navigated. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const arrived = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== arrived(); ) {
      before = arrived();
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
  });
}

/** Something that a page shows: at least `count` (1) elements of a selector that hold a text, or any text. */
export interface Sight {
  readonly selector: string;
  readonly text?: string;
  readonly count?: number;
}

/** Makes a press through `act`, and gives the milliseconds from it to the frame that shows every one of the sights. */
export async function timePress(page: Page, act: () => Promise<void>, sights: readonly Sight[]): Promise<number> {
  const shown = page.evaluate(untilShown, sights);
  // Keys travel faster than what listens for them; this travels behind it.
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
