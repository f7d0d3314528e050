/** Way of the name line on the template: `up` towards its top edge, `down` towards its bottom edge (rule C2). */
export type Direction = 'up' | 'down';

/**
 * Moves the name line by one step and stops at the first and last pixel row inside the image (rules C2, C4).
 * Positions, step and height are pixels of the template image, positions from its top edge; the height is at least 2.
 */
export function nudge(position: number, direction: Direction, step: number, imageHeight: number): number {
  const moved = direction === 'up' ? position - step : position + step;
  return Math.min(Math.max(moved, 1), Math.max(imageHeight - 1, 1));
}

/** Tells whether a nudge in this direction would change nothing, which ends a hold (rules C3, C4). */
export function isAtEdge(position: number, direction: Direction, imageHeight: number): boolean {
  return direction === 'up' ? position <= 1 : position >= imageHeight - 1;
}

/**
 * Keeps a position inside the image and puts any other, 0 of a new image included, to the middle
 * (rule C2). While the height is not known, 0, the position stays as it is.
 */
export function resetPosition(position: number, imageHeight: number): number {
  if (imageHeight <= 0) return position;
  const isInside = position > 0 && position < imageHeight;
  return isInside ? position : middleOf(imageHeight);
}

/** Farthest distance from the middle that still snaps to it, as a part of the image's height. */
export const SNAP_RATIO = 0.015;

/** Gives the middle for a dragged position next to it and any other position back; typed ones and nudges do not snap. */
export function snapToMiddle(position: number, imageHeight: number): number {
  const middle = middleOf(imageHeight);
  return Math.abs(position - middle) <= imageHeight * SNAP_RATIO ? middle : position;
}

/** Half of the height, as the whole number of pixels that a stored position is (rule B13). */
export function middleOf(imageHeight: number): number {
  return Math.round(imageHeight / 2);
}
