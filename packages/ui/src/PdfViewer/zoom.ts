import { PAGE_GAP, PIXELS_PER_POINT } from './pageLayout.ts';

/** Zooms that the buttons step through; 1 is the printed size. */
export const ZOOM_STEPS = [0.25, 0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;

const SMALLEST = ZOOM_STEPS[0];
const LARGEST = 4;

/** Gives the next larger zoom; the largest stays. */
export function zoomedIn(zoom: number): number {
  return ZOOM_STEPS.find((step) => step > zoom + 0.001) ?? LARGEST;
}

/** Gives the next smaller zoom; the smallest stays. */
export function zoomedOut(zoom: number): number {
  return ZOOM_STEPS.findLast((step) => step < zoom - 0.001) ?? SMALLEST;
}

/** Gives the zoom at which a page of so many points of width fills so many CSS pixels, within what the buttons reach. */
export function fitZoom(pageWidth: number, availableWidth: number): number {
  const zoom = (availableWidth - 2 * PAGE_GAP) / (pageWidth * PIXELS_PER_POINT);
  return Math.min(Math.max(zoom, SMALLEST), LARGEST);
}

/** Writes a zoom in per cent: '125 %'. */
export function zoomText(zoom: number): string {
  return `${Math.round(zoom * 100)} %`;
}

/** Reads a page number from what a person typed, kept within the document; null where there is no number. */
export function parsePageNumber(text: string, pageCount: number): number | null {
  const number = Number.parseInt(text, 10);
  if (Number.isNaN(number)) return null;
  return Math.min(Math.max(number, 1), pageCount);
}
