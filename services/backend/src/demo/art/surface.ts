import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { seededRandom } from '../random.ts';
import { type MotifName, motifs } from './motifs/index.ts';
import { type PaletteName, palettes } from './palette.ts';

/** A picture that is drawn and encoded. */
export interface DrawnImage {
  readonly bytes: Buffer;
  readonly mimeType: 'image/jpeg' | 'image/png';
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Which composition in which colours. */
export interface Scene {
  readonly motif: MotifName;
  readonly palette: PaletteName;
  /** Varies the composition's chance; equal seeds draw equal pictures. */
  readonly seed: number;
}

/** A rectangle in the units of the context it is on. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Gives a canvas of so many pixels whose context counts `unitsHigh` units from top to bottom. */
export function surface(width: number, height: number, unitsHigh: number): { canvas: Canvas; ctx: SKRSContext2D } {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.scale(height / unitsHigh, height / unitsHigh);
  return { canvas, ctx };
}

/** Draws a composition so that it fills a box and nothing beyond it. */
export function drawScene(ctx: SKRSContext2D, { motif, palette, seed }: Scene, box: Box): void {
  const colours = palettes[palette];
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.width, box.height);
  ctx.clip();
  ctx.fillStyle = colours.ground;
  ctx.fill();
  ctx.translate(box.x, box.y);
  const scale = box.height / 90;
  ctx.scale(scale, scale);
  motifs[motif]({ ctx, width: box.width / scale, height: 90, palette: colours, random: seededRandom(seed) });
  ctx.restore();
}

/** Encodes a finished canvas as JPEG, small enough for a cover. */
export async function asJpeg(canvas: Canvas): Promise<DrawnImage> {
  const bytes = await canvas.encode('jpeg', 84);
  return { bytes, mimeType: 'image/jpeg', width: canvas.width, height: canvas.height };
}
