import type { SKRSContext2D } from '@napi-rs/canvas';
import { registerSarabun, SARABUN } from '../../certificates/fonts.ts';

registerSarabun(300, 400, 600, 700);

/** How a piece of text is set; sizes are in the context's own units. */
export interface TextStyle {
  readonly size: number;
  readonly colour: string;
  /** Weight as CSS counts it. @default 400 */
  readonly weight?: 300 | 400 | 600 | 700;
  /** @default 'left' */
  readonly align?: 'left' | 'center' | 'right';
  /** Space added between letters, in units. @default 0 */
  readonly spacing?: number;
  /** Distance between baselines, as a part of the size. @default 1.25 */
  readonly leading?: number;
}

function applyStyle(ctx: SKRSContext2D, { size, colour, weight = 400, align = 'left', spacing = 0 }: TextStyle): void {
  ctx.font = `${weight} ${size}px ${SARABUN}`;
  ctx.letterSpacing = `${spacing}px`;
  ctx.fillStyle = colour;
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
}

/** Writes one line on a baseline. */
export function writeLine(ctx: SKRSContext2D, text: string, x: number, y: number, style: TextStyle): void {
  applyStyle(ctx, style);
  ctx.fillText(text, x, y);
}

/** Breaks a text at its spaces into lines of at most `width` units; a longer word stays whole. */
export function breakLines(ctx: SKRSContext2D, text: string, width: number, style: TextStyle): readonly string[] {
  applyStyle(ctx, style);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && ctx.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Writes a text in lines of at most `width` units below one another, and gives the baseline after the last. */
export function writeParagraph(
  ctx: SKRSContext2D,
  text: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  style: TextStyle,
): number {
  const leading = style.size * (style.leading ?? 1.25);
  const lines = breakLines(ctx, text, width, style);
  for (const [index, line] of lines.entries()) ctx.fillText(line, x, y + index * leading);
  return y + lines.length * leading;
}
