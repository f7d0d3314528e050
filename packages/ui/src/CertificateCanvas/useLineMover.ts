import { type Direction, isAtEdge, nudge } from '@cpd/domain/certificate';
import { useEffect, useRef } from 'react';

/** Where the line stands and who is told when it moves. */
export interface LineMoverOptions {
  /** Distance from the template's top edge to the middle of the line, in template pixels, inside the image. */
  readonly position: number;
  /** Natural height of the template, in pixels. */
  readonly imageHeight: number;
  /** Receives every new position, in template pixels. */
  readonly onPositionChange: (position: number) => void;
}

/** Ways to move the line; none leaves the image (rule C4). */
export interface LineMover {
  /** Gives the position of this moment, in template pixels, ahead of the next render. */
  readonly current: () => number;
  /** Moves by a step of template pixels and tells whether it can go on in this direction. */
  readonly step: (direction: Direction, size: number) => boolean;
  /** Moves to a position in template pixels, kept on the image and on whole pixels. */
  readonly moveTo: (position: number) => void;
}

/** Moves a line that the caller holds; steps add up even when several come before the next render. */
export function useLineMover({ position, imageHeight, onPositionChange }: LineMoverOptions): LineMover {
  const latest = useRef({ position, imageHeight, onPositionChange });
  useEffect(() => {
    latest.current = { position, imageHeight, onPositionChange };
  });

  const moveTo = (next: number) => {
    const line = latest.current;
    const kept = nudge(Math.round(next), 'down', 0, line.imageHeight);
    if (kept === line.position) return;
    line.position = kept;
    line.onPositionChange(kept);
  };
  const step = (direction: Direction, size: number) => {
    moveTo(nudge(latest.current.position, direction, size, latest.current.imageHeight));
    return !isAtEdge(latest.current.position, direction, latest.current.imageHeight);
  };
  return { current: () => latest.current.position, step, moveTo };
}
