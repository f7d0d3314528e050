import type { SKRSContext2D } from '@napi-rs/canvas';
import type { SeededRandom } from '../random.ts';
import type { Palette } from './palette.ts';

/** What a motif draws with: a surface 90 units high, its colours and a repeatable chance. */
export interface Pen {
  readonly ctx: SKRSContext2D;
  /** Width of the surface in units; its height is always 90. */
  readonly width: number;
  readonly height: 90;
  readonly palette: Palette;
  readonly random: SeededRandom;
}

/** A composition that fills a pen's surface. */
export type Motif = (pen: Pen) => void;

/** A place on the surface. */
export type Point = readonly [x: number, y: number];

/** Fills a circle. */
export function disc(ctx: SKRSContext2D, x: number, y: number, radius: number, colour: string, alpha = 1): void {
  ctx.globalAlpha = alpha;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  ctx.fill();
  ctx.globalAlpha = 1;
}

/** How a line looks. */
export interface Stroke {
  readonly colour: string;
  /** Thickness in units. */
  readonly width: number;
  /** Opacity from 0 to 1. @default 1 */
  readonly alpha?: number;
  /** Whether the end meets the start. @default false */
  readonly closed?: boolean;
}

/** Strokes the path that is open on the context, with round ends and joins. */
export function strokePath(ctx: SKRSContext2D, { colour, width, alpha = 1 }: Stroke): void {
  ctx.globalAlpha = alpha;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** Strokes a circle's outline. */
export function ring(ctx: SKRSContext2D, x: number, y: number, radius: number, stroke: Stroke): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, Math.PI * 2);
  strokePath(ctx, stroke);
}

/** Strokes a line through all points. */
export function polyline(ctx: SKRSContext2D, points: readonly Point[], stroke: Stroke): void {
  tracePath(ctx, points);
  if (stroke.closed) ctx.closePath();
  strokePath(ctx, stroke);
}

/** Fills the shape that the points enclose. */
export function polygon(ctx: SKRSContext2D, points: readonly Point[], colour: string, alpha = 1): void {
  tracePath(ctx, points);
  ctx.globalAlpha = alpha;
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.globalAlpha = 1;
}

function tracePath(ctx: SKRSContext2D, points: readonly Point[]): void {
  ctx.beginPath();
  for (const [x, y] of points) ctx.lineTo(x, y);
}

/** Lists whole numbers from 0 up to, not including, `count`. */
export function steps(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
