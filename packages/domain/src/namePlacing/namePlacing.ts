export type Direction = 'up' | 'down';

/** The nearest position inside the image: at least 1 and less than the height. */
export function clampToImage(position: number, imageHeight: number): number {
  return Math.min(Math.max(position, 1), Math.max(imageHeight - 1, 1));
}

/**
 * Moves the name line by one step and stops at the first and last pixel row inside the image.
 * Positions, step and height are pixels of the template image, positions from its top edge; the height is at least 2.
 */
export function nudge(position: number, direction: Direction, step: number, imageHeight: number): number {
  return clampToImage(direction === 'up' ? position - step : position + step, imageHeight);
}

/** Whether the name line cannot move further in this direction. */
export function isAtEdge(position: number, direction: Direction, imageHeight: number): boolean {
  return direction === 'up' ? position <= 1 : position >= imageHeight - 1;
}

/**
 * The position if it is inside the image, else the middle: a new image has the position 0. A height of 0 is unknown and
 * leaves the position as it is.
 */
export function resetPosition(position: number, imageHeight: number): number {
  if (imageHeight <= 0) return position;
  const isInside = position > 0 && position < imageHeight;
  return isInside ? position : middleOf(imageHeight);
}

/** The distance within which a dragged line snaps to the middle, relative to the image's height. */
const SNAP_RATIO = 0.015;

/** The middle if a dragged position is close to it, else the position. Typed positions and nudges do not snap. */
export function snapToMiddle(position: number, imageHeight: number): number {
  const middle = middleOf(imageHeight);
  return Math.abs(position - middle) <= imageHeight * SNAP_RATIO ? middle : position;
}

/** Half of the height, rounded: stored positions are whole pixels. */
export function middleOf(imageHeight: number): number {
  return Math.round(imageHeight / 2);
}

/** Milliseconds between the repeats of a held button. */
export const HOLD_INTERVAL_MS = 100;

/** Steps of the name line in template pixels: a press and slow, faster and fastest repeats. */
export const NUDGE_STEPS = [3, 15, 50] as const;

/** Step of a single press, in template pixels. */
export const PRESS_STEP = NUDGE_STEPS[0];

/** Number of repeats before the next larger step. */
export const REPEATS_PER_STEP = 10;

/** The step of a held button's repeat in template pixels. `repeatIndex` starts at 0. */
export function holdStep(repeatIndex: number): number {
  if (repeatIndex < REPEATS_PER_STEP) return NUDGE_STEPS[0];
  return repeatIndex < 2 * REPEATS_PER_STEP ? NUDGE_STEPS[1] : NUDGE_STEPS[2];
}

/** In CSS pixels. */
export const PREVIEW_WIDTH = 400;

/** Maximum width of the name, relative to the template's width. */
export const NAME_MAX_WIDTH_RATIO = 0.9;

export const NAME_FONT_WEIGHT = 600;

/** The same in light and dark themes: the template is an image. */
export const NAME_COLOUR = '#1f2933';

/** Font size of a name that fits, relative to the template's width: 20 px on the preview's 400 px. */
export const NAME_FONT_SIZE_RATIO = 0.05;

/** Distance from the middle of the line to its baseline, relative to the font size: half of Sarabun's cap height. */
export const NAME_BASELINE_RATIO = 0.35;

/** Font sizes are multiples of this, in template pixels. A power of two has no rounding error. */
export const NAME_FONT_SIZE_STEP = 1 / 64;

/** Natural size of the template image, in pixels. */
export interface TemplateSize {
  readonly width: number;
  readonly height: number;
}

/** The name's position on the template, in template pixels. */
export interface NameLine {
  /** Horizontal centre of the name. */
  readonly centreX: number;
  /** Vertical middle of the capitals, from the top edge. This is the stored position. */
  readonly middleY: number;
  /** Alphabetic baseline, from the top edge. */
  readonly baselineY: number;
  readonly fontSize: number;
  readonly maxWidth: number;
}

/** Measures the name's width at a font size, both in template pixels. */
export type MeasureName = (fontSize: number) => number;

/** The CSS font of a name. There is no generic family, so that no font of the device draws the name. */
export function nameFont(fontSize: number, faces: readonly { readonly file: string }[]): string {
  return `${NAME_FONT_WEIGHT} ${fontSize}px ${faces.map(({ file }) => file).join(', ')}`;
}

export function nameMaxWidth(templateWidth: number): number {
  return templateWidth * NAME_MAX_WIDTH_RATIO;
}

/** The font size in template pixels, reduced for a name that would not fit. */
export function fitFontSize(measure: MeasureName, templateWidth: number): number {
  const maxWidth = nameMaxWidth(templateWidth);
  let steps = Math.floor((templateWidth * NAME_FONT_SIZE_RATIO) / NAME_FONT_SIZE_STEP);
  let width = measure(steps * NAME_FONT_SIZE_STEP);
  // Widths are nearly proportional to the font size; hinting can make a second iteration necessary.
  while (width > maxWidth && steps > 1) {
    steps = Math.max(Math.ceil((steps * maxWidth) / width) - 1, 1);
    width = measure(steps * NAME_FONT_SIZE_STEP);
  }
  return steps * NAME_FONT_SIZE_STEP;
}

/** The layout of a name, for both preview and certificate. */
export function nameLine(template: TemplateSize, position: number, measure: MeasureName): NameLine {
  const fontSize = fitFontSize(measure, template.width);
  const middleY = resetPosition(position, template.height);
  return {
    centreX: template.width / 2,
    middleY,
    baselineY: middleY + fontSize * NAME_BASELINE_RATIO,
    fontSize,
    maxWidth: nameMaxWidth(template.width),
  };
}
