import type { SKRSContext2D } from '@napi-rs/canvas';
import { palettes } from './palette.ts';
import { disc } from './pen.ts';
import { asJpeg, type DrawnImage, drawScene, type Scene, surface } from './surface.ts';
import { breakLines, writeLine, writeParagraph } from './text.ts';

const WIDTH = 1200;
const HEIGHT = 675;
/** Units from edge to edge, so that a picture is 160 units wide. */
const [UNITS_WIDE, UNITS_HIGH] = [160, 90];

/** What a course's or a post's cover says beside its picture. */
export interface CoverText {
  /** The field of practice, in small capitals at the foot. */
  readonly field: string;
  /** A number or a word at the right of the foot. */
  readonly mark: string;
}

/** Whether a palette's ground is dark, so that light text stands on it. */
function isDark(palette: Scene['palette']): boolean {
  return Number.parseInt(palettes[palette].ground.slice(1, 3), 16) < 0x80;
}

/** Gives a palette's colours for text on its ground: the main one and a quiet one. */
export function inkOf(palette: Scene['palette']): { readonly main: string; readonly quiet: string } {
  const { light, deep, mid } = palettes[palette];
  return isDark(palette) ? { main: '#ffffff', quiet: light } : { main: deep, quiet: isDark(palette) ? mid : deep };
}

/** Draws a cover of the course series: a composition above a narrow foot with its field and number. */
export function drawCover(scene: Scene, { field, mark }: CoverText): Promise<DrawnImage> {
  const { canvas, ctx } = surface(WIDTH, HEIGHT, UNITS_HIGH);
  const foot = 12;
  drawScene(ctx, scene, { x: 0, y: 0, width: UNITS_WIDE, height: UNITS_HIGH - foot });
  const { ground, accent } = palettes[scene.palette];
  ctx.fillStyle = ground;
  ctx.fillRect(0, UNITS_HIGH - foot, UNITS_WIDE, foot);
  const ink = inkOf(scene.palette);
  ctx.fillStyle = ink.main;
  ctx.globalAlpha = 0.25;
  ctx.fillRect(6, UNITS_HIGH - foot, UNITS_WIDE - 12, 0.25);
  ctx.globalAlpha = 1;
  disc(ctx, 7.6, UNITS_HIGH - foot / 2, 1.6, accent);
  writeLine(ctx, field.toUpperCase(), 11.5, UNITS_HIGH - 4.7, {
    size: 3.7,
    weight: 600,
    spacing: 0.5,
    colour: ink.main,
  });
  writeLine(ctx, mark, UNITS_WIDE - 6, UNITS_HIGH - 4.7, { size: 3.7, weight: 400, align: 'right', colour: ink.quiet });
  return asJpeg(canvas);
}

/** What an event's pictures say. */
export interface EventText {
  readonly title: string;
  /** Day and time in words. */
  readonly when: string;
  readonly where: string;
}

/** Draws an event's cover: its title on the left, a composition on the right. */
export function drawEventCover(scene: Scene, text: EventText): Promise<DrawnImage> {
  const { canvas, ctx } = surface(WIDTH, HEIGHT, UNITS_HIGH);
  const split = 84;
  ctx.fillStyle = palettes[scene.palette].ground;
  ctx.fillRect(0, 0, UNITS_WIDE, UNITS_HIGH);
  drawScene(ctx, scene, { x: split, y: 0, width: UNITS_WIDE - split, height: UNITS_HIGH });
  const ink = inkOf(scene.palette);
  ctx.fillStyle = palettes[scene.palette].accent;
  ctx.fillRect(8, 10, 12, 1.6);
  writeTitle(ctx, text.title, ink.main);
  writeLine(ctx, text.when, 8, 73, { size: 4.4, weight: 600, colour: ink.main });
  writeLine(ctx, text.where, 8, 80, { size: 4.4, weight: 400, colour: ink.quiet });
  return asJpeg(canvas);
}

/** Sets a title in the largest size that leaves it four lines. */
function writeTitle(ctx: SKRSContext2D, title: string, colour: string): void {
  const sizes = [11, 10, 9, 8, 7];
  const fits = (size: number) => breakLines(ctx, title, 68, { size, weight: 700, colour }).length * size <= 42;
  const size = sizes.find(fits) ?? 6;
  writeParagraph(ctx, title, { x: 8, y: 15 + size, width: 68 }, { size, weight: 700, colour, leading: 1.12 });
}
