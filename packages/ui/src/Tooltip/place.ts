/** A box on the screen, in pixels from the window's top left. */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 6;
const EDGE = 8;

/** Places a bubble under the middle of its anchor, above it where there is no room below, and never over the window's edge. */
export function place(anchor: Box, bubble: Pick<Box, 'width' | 'height'>, viewport: Pick<Box, 'width' | 'height'>) {
  const below = anchor.top + anchor.height + GAP;
  const fitsBelow = below + bubble.height <= viewport.height - EDGE;
  const above = anchor.top - GAP - bubble.height;
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const left = Math.max(Math.min(centred, viewport.width - EDGE - bubble.width), EDGE);
  return { top: fitsBelow || above < EDGE ? below : above, left };
}
