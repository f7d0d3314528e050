import { waitFor } from 'storybook/test';

/** Where the name's ink is on a bitmap, in its own pixels. */
export interface InkBox {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/**
 * Finds the name's ink on a bitmap: it is darker than anything on the sample template.
 * @throws if there is none yet
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

/** Waits for the certificate's canvas, which appears once the template is loaded. */
export function canvasOf(root: HTMLElement): Promise<HTMLCanvasElement> {
  return waitFor(() => {
    const canvas = root.querySelector('canvas');
    if (canvas === null) throw new Error('The certificate has no canvas.');
    return canvas;
  });
}

/** Waits for a number of frames. */
export async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Runs an action at the start of every drawing of a bitmap; returns a function that stops it. */
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

/** The part of the name line that the pointer drags. Its slider is a visually hidden input. */
export function handleOf(line: HTMLElement): HTMLElement {
  const handle = line.closest('div');
  if (handle === null) throw new Error('The name line has no handle.');
  return handle;
}
