import type { Page } from 'playwright';

/** Something that a page shows: at least `count` (1) elements of a selector that hold a text, or any text. */
export interface Sight {
  readonly selector: string;
  readonly text?: string;
  readonly count?: number;
}

/** What an input led to. */
export interface Response {
  /** Milliseconds from the press to the frame that shows what was waited for. */
  readonly shownAfter: number;
  /** Milliseconds of the longest task meanwhile; 0 where none took 50. */
  readonly longestTask: number;
}

/** How long a sight is waited for, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Makes a press through `act` and times it until the page shows every one of the sights. */
export async function timePress(page: Page, act: () => Promise<void>, sights: readonly Sight[]): Promise<Response> {
  const shown = page.evaluate(untilShown, { sights, patience: PATIENCE_MS });
  // Keys travel faster than what listens for them; this travels behind it.
  const isListening = page.evaluate(() => undefined);
  const [response] = await Promise.all([shown, isListening.then(act)]);
  if (response === null) throw new Error(`A press led to no sight of ${JSON.stringify(sights)} on ${page.url()}.`);
  return response;
}

/** Runs inside the page: waits for a click or a key, then for the sights, then for their frame; gives null when they do not come. */
function untilShown({ sights, patience }: { sights: readonly Sight[]; patience: number }): Promise<Response | null> {
  const holds = (content: string, text: string | undefined) =>
    text === undefined ? content.trim() !== '' : content.includes(text);
  const isShown = ({ selector, text, count = 1 }: Sight) => {
    const found = [...document.querySelectorAll(selector)].filter((element) => holds(element.textContent ?? '', text));
    return found.length >= count;
  };
  return new Promise((resolve) => {
    const end = performance.now() + patience;
    let begin = 0;
    const take = ({ timeStamp }: Event) => {
      begin ||= timeStamp;
    };
    for (const type of ['click', 'keydown']) window.addEventListener(type, take, { capture: true, once: true });
    function look() {
      if (performance.now() > end) return resolve(null);
      if (begin === 0 || !sights.every(isShown)) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const shownAfter = performance.now() - begin;
        // Long tasks are told of a moment after they end.
        setTimeout(() => {
          const meanwhile = window.probe.tasks.filter(({ start, duration }) => start + duration >= begin);
          resolve({ shownAfter, longestTask: Math.max(0, ...meanwhile.map(({ duration }) => duration)) });
        }, 100);
      };
      return channel.port2.postMessage(null);
    }
    requestAnimationFrame(look);
  });
}

/** What typing a text felt like. */
export interface Typing {
  /** Milliseconds from each key to the next frame. */
  readonly keys: readonly number[];
  /** Milliseconds of the longest task meanwhile; 0 where none took 50. */
  readonly longestTask: number;
}

/** Between two keys, in milliseconds: a fast typist. */
const KEY_PAUSE_MS = 120;

/** Types a text into the field that has the focus. */
export async function timeTyping(page: Page, text: string): Promise<Typing> {
  const begin = await page.evaluate(() => {
    window.probe.keys.length = 0;
    return performance.now();
  });
  await page.keyboard.type(text, { delay: KEY_PAUSE_MS });
  await page.waitForFunction((count) => window.probe.keys.length >= count, text.length);
  return page.evaluate((from) => {
    const meanwhile = window.probe.tasks.filter(({ start }) => start >= from);
    return { keys: [...window.probe.keys], longestTask: Math.max(0, ...meanwhile.map(({ duration }) => duration)) };
  }, begin);
}
