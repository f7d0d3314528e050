import { waitFor } from 'storybook/test';
import type { Stretch } from './stallWatch.ts';

/** Where the name's ink is on a bitmap, in its own pixels. */
export interface InkBox {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/**
 * Finds the name's ink on a bitmap: it is darker than anything on the sample template.
 * @throws when there is none yet
 */
export function inkBox(canvas: HTMLCanvasElement): InkBox {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  const box = { top: height, bottom: -1, left: width, right: -1 };
  for (let index = 0; index < width * height; index += 1) {
    // A bitmap that has not been drawn yet is transparent, not black.
    if ((pixels[4 * index + 3] ?? 0) < 128) continue;
    const brightness = (pixels[4 * index] ?? 255) + (pixels[4 * index + 1] ?? 255) + (pixels[4 * index + 2] ?? 255);
    if (brightness > 220) continue;
    const x = index % width;
    const y = Math.floor(index / width);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
  }
  if (box.bottom < 0) throw new Error('There is no name on the canvas yet.');
  return { top: box.top, bottom: box.bottom, width: box.right - box.left + 1 };
}

/** Waits until the certificate's canvas is there, which takes as long as reading the template. */
export function canvasOf(root: HTMLElement): Promise<HTMLCanvasElement> {
  return waitFor(() => {
    const canvas = root.querySelector('canvas');
    if (canvas === null) throw new Error('The certificate has no canvas.');
    return canvas;
  });
}

/** Waits for so many frames. */
export async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Runs an action at the beginning of every drawing of a bitmap; answers how to stop. */
export function onEachDraw(canvas: HTMLCanvasElement, action: () => void): () => void {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The canvas cannot be drawn on.');
  const { clearRect } = CanvasRenderingContext2D.prototype;
  context.clearRect = (...box) => {
    action();
    clearRect.apply(context, box);
  };
  return () => Reflect.deleteProperty(context, 'clearRect');
}

/** A stop-watch for steps until they are shown. */
export interface ShowTimer {
  /** Begins the time of a step. */
  readonly begin: () => void;
  /** Gives the time from each step to the end of the frame that shows it. */
  readonly times: () => readonly Stretch[];
  /** Stops watching. */
  readonly stop: () => void;
}

/** Measures how long steps take until a bitmap shows them. */
export function timeUntilShown(canvas: HTMLCanvasElement): ShowTimer {
  const now = () => performance.timeOrigin + performance.now();
  const times: Stretch[] = [];
  let waiting: number[] = [];
  const stop = onEachDraw(canvas, () => {
    const drawn = waiting;
    waiting = [];
    // A task queued while a frame is made runs when that frame has been handed to the screen.
    setTimeout(() => times.push(...drawn.map((start) => ({ start, end: now() }))));
  });
  return { begin: () => waiting.push(now()), times: () => times, stop };
}

/** Gives, for each place, the smallest of several measurements: what noise adds to one of them falls away. */
export function leastAtEachPlace(measurements: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...others] = measurements;
  return first.map((value, index) => Math.min(value, ...others.map((other) => other[index] ?? value)));
}
