import type { SKRSContext2D } from '@napi-rs/canvas';
import { type EventText, inkOf } from './cover.ts';
import { palettes } from './palette.ts';
import { disc } from './pen.ts';
import { asJpeg, type DrawnImage, drawScene, type Scene, surface } from './surface.ts';
import { breakLines, type TextStyle, writeLine, writeParagraph } from './text.ts';

const WIDTH = 800;
const HEIGHT = 1130;
const UNITS_HIGH = 141.25;
const UNITS_WIDE = 100;
const MARGIN = 8;

/** Draws an event's main poster: a composition above its title, time and place. */
export function drawPoster(scene: Scene, text: EventText): Promise<DrawnImage> {
  const { canvas, ctx } = sheet(scene);
  drawScene(ctx, scene, { x: 0, y: 0, width: UNITS_WIDE, height: 82 });
  const ink = inkOf(scene.palette);
  const width = UNITS_WIDE - 2 * MARGIN;
  const large: TextStyle = { size: 9.6, weight: 700, colour: ink.main, leading: 1.1 };
  const isLong = breakLines(ctx, text.title, width, large).length > 2;
  const style = isLong ? { ...large, size: 7.8 } : large;
  const after = writeParagraph(ctx, text.title, { x: MARGIN, y: isLong ? 94 : 97, width }, style);
  ctx.fillStyle = palettes[scene.palette].accent;
  ctx.fillRect(MARGIN, after - 4.5, 14, 1.3);
  writeLine(ctx, text.when, MARGIN, 130, { size: 4.2, weight: 600, colour: ink.main });
  writeLine(ctx, text.where, MARGIN, 135.6, { size: 4.2, colour: ink.quiet });
  return asJpeg(canvas);
}

/** A heading and a few lines, each with a word before it: a programme, say, with its times. */
export interface Leaflet {
  readonly heading: string;
  readonly lines: readonly (readonly [mark: string, text: string])[];
  readonly foot: string;
}

/** Draws a poster of words: a heading, lines with a mark before each, and a strip of a composition at the head. */
export function drawLeaflet(scene: Scene, { heading, lines, foot }: Leaflet): Promise<DrawnImage> {
  const { canvas, ctx } = sheet(scene);
  drawScene(ctx, scene, { x: 0, y: 0, width: UNITS_WIDE, height: 34 });
  const ink = inkOf(scene.palette);
  writeLine(ctx, heading, MARGIN, 51, { size: 9.6, weight: 700, colour: ink.main });
  let y = 64;
  for (const [mark, text] of lines) {
    rule(ctx, y - 6, ink.main);
    writeLine(ctx, mark, MARGIN, y, { size: 4.2, weight: 700, colour: accentOn(scene) });
    const end = writeParagraph(
      ctx,
      text,
      { x: 28, y, width: UNITS_WIDE - 28 - MARGIN },
      { size: 4.2, colour: ink.main, leading: 1.3 },
    );
    y = end + 5.2;
  }
  disc(ctx, MARGIN + 1.5, 133, 1.5, palettes[scene.palette].accent);
  writeLine(ctx, foot, MARGIN + 5, 134.4, { size: 3.8, colour: ink.quiet });
  return asJpeg(canvas);
}

function sheet(scene: Scene) {
  const made = surface(WIDTH, HEIGHT, UNITS_HIGH);
  made.ctx.fillStyle = palettes[scene.palette].ground;
  made.ctx.fillRect(0, 0, UNITS_WIDE, UNITS_HIGH);
  return made;
}

function rule(ctx: SKRSContext2D, y: number, colour: string): void {
  ctx.globalAlpha = 0.25;
  ctx.fillStyle = colour;
  ctx.fillRect(MARGIN, y, UNITS_WIDE - 2 * MARGIN, 0.25);
  ctx.globalAlpha = 1;
}

/** The accent where it is legible on the ground; on pale grounds the middle tone is. */
function accentOn({ palette }: Scene): string {
  return palette === 'sand' || palette === 'paper' ? palettes[palette].mid : palettes[palette].accent;
}
