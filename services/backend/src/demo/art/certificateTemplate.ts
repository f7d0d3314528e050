import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Palette, type PaletteName, palettes } from './palette.ts';
import { disc, type Point, polyline, ring, steps, strokePath } from './pen.ts';
import { type DrawnImage, surface } from './surface.ts';
import { writeLine, writeParagraph } from './text.ts';

/** Size of a template in pixels: the proportion of an A4 sheet lying down. */
const TEMPLATE_SIZE = { width: 2000, height: 1414 } as const;

const CENTRE = TEMPLATE_SIZE.width / 2;
const INK = '#1f2933';
const QUIET = '#5c6873';

/** The looks a template may have. */
export type TemplateStyle = 'guilloche' | 'band' | 'arc';

/** What a certificate template shows around the empty line of the name. */
export interface TemplateText {
  /** What was achieved, below the name. */
  readonly award: string;
  /** Who awards it, at the foot. */
  readonly issuer: string;
  readonly style: TemplateStyle;
  readonly palette: PaletteName;
}

/** Distance from the top edge to the middle of the name line that the design leaves free, in pixels. */
export const TEMPLATE_NAME_POSITION = 664;

/** Draws a certificate without a name. */
export async function drawTemplate({ award, issuer, style, palette }: TemplateText): Promise<DrawnImage> {
  const { canvas, ctx } = surface(TEMPLATE_SIZE.width, TEMPLATE_SIZE.height, TEMPLATE_SIZE.height);
  const colours = palettes[palette];
  const tone = isPale(colours.ground) ? colours.deep : colours.ground;
  ctx.fillStyle = '#fffdf9';
  ctx.fillRect(0, 0, TEMPLATE_SIZE.width, TEMPLATE_SIZE.height);
  frames[style](ctx, colours, tone);
  writeLine(ctx, 'CERTIFICATE', CENTRE + 14, 374, {
    size: 120,
    weight: 300,
    spacing: 28,
    align: 'center',
    colour: tone,
  });
  writeLine(ctx, 'of continuing professional development', CENTRE, 438, {
    size: 40,
    align: 'center',
    colour: QUIET,
  });
  writeLine(ctx, 'This is to certify that', CENTRE, 560, { size: 36, align: 'center', colour: QUIET });
  ctx.fillStyle = colours.accent;
  ctx.fillRect(CENTRE - 420, 742, 840, 3);
  writeLine(ctx, 'has successfully completed', CENTRE, 812, { size: 36, align: 'center', colour: QUIET });
  writeParagraph(
    ctx,
    award,
    { x: CENTRE, y: 890, width: 1240 },
    { size: 58, weight: 600, align: 'center', colour: INK, leading: 1.2 },
  );
  signatures(ctx, issuer);
  seal(ctx, colours, tone);
  return { bytes: await canvas.encode('png'), mimeType: 'image/png', ...TEMPLATE_SIZE };
}

function isPale(colour: string): boolean {
  return Number.parseInt(colour.slice(1, 3), 16) > 0x80;
}

function signatures(ctx: SKRSContext2D, issuer: string): void {
  const places = [
    [470, 'Head of programme'],
    [1530, issuer],
  ] as const;
  for (const [x, role] of places) {
    ctx.fillStyle = '#9aa5ae';
    ctx.fillRect(x - 190, 1190, 380, 2);
    writeLine(ctx, role, x, 1234, { size: 28, align: 'center', colour: QUIET });
  }
}

function seal(ctx: SKRSContext2D, { accent, light }: Palette, tone: string): void {
  const y = 1170;
  for (const point of steps(32)) {
    const angle = (point / 32) * Math.PI * 2;
    disc(ctx, CENTRE + Math.cos(angle) * 88, y + Math.sin(angle) * 88, 10, accent);
  }
  disc(ctx, CENTRE, y, 90, accent);
  ring(ctx, CENTRE, y, 76, { colour: '#ffffff', width: 3 });
  disc(ctx, CENTRE, y, 66, tone);
  writeLine(ctx, 'CPD', CENTRE + 2, y + 17, {
    size: 48,
    weight: 700,
    spacing: 3,
    align: 'center',
    colour: isPale(light) ? light : '#ffffff',
  });
}

const frames: Readonly<Record<TemplateStyle, (ctx: SKRSContext2D, colours: Palette, tone: string) => void>> = {
  guilloche(ctx, { mid, accent }, tone) {
    const inset = 62;
    for (const line of steps(9)) {
      const phase = (line / 9) * Math.PI * 2;
      const points = wavyFrame(inset, (along) => Math.sin(along / 19 + phase) * 19 + Math.sin(along / 57) * 5);
      polyline(ctx, points, { colour: line % 3 === 0 ? accent : mid, width: 1.5, alpha: 0.6, closed: true });
    }
    frame(ctx, inset - 34, tone, 3);
    frame(ctx, inset + 34, tone, 3);
  },
  band(ctx, { mid, accent, light }, tone) {
    ctx.fillStyle = tone;
    ctx.fillRect(0, 0, TEMPLATE_SIZE.width, 170);
    ctx.fillStyle = accent;
    ctx.fillRect(0, 170, TEMPLATE_SIZE.width, 10);
    ctx.fillStyle = tone;
    ctx.fillRect(0, TEMPLATE_SIZE.height - 54, TEMPLATE_SIZE.width, 54);
    for (const step of steps(26)) {
      disc(ctx, 60 + step * 76, 85, 40, step % 3 === 0 ? light : mid, 0.1 + (step % 5) * 0.05);
      ring(ctx, 98 + step * 76, 85, 40, { colour: light, width: 1.5, alpha: 0.35 });
    }
  },
  arc(ctx, { mid, accent, light }, tone) {
    const corners = [
      [0, 0],
      [TEMPLATE_SIZE.width, TEMPLATE_SIZE.height],
    ] as const;
    for (const [x, y] of corners) {
      for (const step of steps(6))
        disc(ctx, x, y, 300 - step * 46, [light, mid, tone, accent, tone, light][step] ?? tone, 0.92);
    }
    frame(ctx, 56, tone, 2);
  },
};

/** Points along a rectangle, pushed outwards by a wave of the distance walked; all lengths in pixels. */
function wavyFrame(inset: number, wave: (along: number) => number): readonly Point[] {
  const [left, top] = [inset, inset];
  const [right, foot] = [TEMPLATE_SIZE.width - inset, TEMPLATE_SIZE.height - inset];
  const sides = [
    { from: [left, top], to: [right, top], out: [0, -1] },
    { from: [right, top], to: [right, foot], out: [1, 0] },
    { from: [right, foot], to: [left, foot], out: [0, 1] },
    { from: [left, foot], to: [left, top], out: [-1, 0] },
  ] as const;
  return sides.flatMap(({ from, to, out }) => {
    const count = Math.round((Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])) / 6);
    return steps(count).map((step): Point => {
      const part = step / count;
      // The wave dies down towards the corners, where the next side takes it up.
      const push = wave(step * 6) * Math.min(1, step / 9, (count - step) / 9);
      return [from[0] + (to[0] - from[0]) * part + out[0] * push, from[1] + (to[1] - from[1]) * part + out[1] * push];
    });
  });
}

function frame(ctx: SKRSContext2D, inset: number, colour: string, width: number): void {
  ctx.beginPath();
  ctx.rect(inset, inset, TEMPLATE_SIZE.width - 2 * inset, TEMPLATE_SIZE.height - 2 * inset);
  strokePath(ctx, { colour, width });
}
