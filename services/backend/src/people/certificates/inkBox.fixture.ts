/** The smallest box around all ink of an image, in pixels from the left and the top, both ends inclusive. */
export interface InkBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An image's pixels, four bytes each, as returned by a canvas in the browser or on the server. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Finds pixels that are darker than half on a light, opaque image; null if there are none. */
export function inkBox({ width, height, data }: Pixels): InkBox | null {
  const pixels = new Uint32Array(data.buffer);
  let box: InkBox | null = null;
  for (let y = 0; y < height; y += 1) {
    const row = pixels.subarray(y * width, (y + 1) * width);
    const left = row.findIndex(isDark);
    if (left < 0) continue;
    const right = row.findLastIndex(isDark);
    box = box
      ? { left: Math.min(box.left, left), top: box.top, right: Math.max(box.right, right), bottom: y }
      : { left, top: y, right, bottom: y };
  }
  return box;
}

/** Reads a pixel's red, the lowest byte: ink and paper differ in every colour. */
function isDark(pixel: number): boolean {
  return (pixel & 0xff) < 128;
}
