import { BIDI_OVERRIDES } from '../text/text.ts';

const DIGITS = 6;

/**
 * Gives a name as it is drawn on a certificate. A letter and its marks become one character where Unicode has it. Control
 * characters become spaces, and code points that Unicode reserves as noncharacters are dropped: no font can draw them. So
 * are characters that turn the direction of writing, by which a name reads as another.
 */
export function certificateName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Noncharacter_Code_Point}/gu, '')
    .replace(BIDI_OVERRIDES, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Tells whether a text is the IANA name of a time zone, such as `Asia/Bangkok`. */
export function isTimeZone(text: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: text }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Gives the number that people quote a certificate by: the year of its issue and its place among all of them (rule CR2).
 *
 * @param issuedAt Milliseconds since 1970.
 * @param timeZone The operator's time zone, whose calendar the year is taken from.
 */
export function certificateNumber(ordinal: number, issuedAt: number, timeZone: string): string {
  const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone }).format(issuedAt);
  return `${year}-${String(ordinal).padStart(DIGITS, '0')}`;
}

/** Way of the name line on the template: `up` towards its top edge, `down` towards its bottom edge (rule C2). */
export type Direction = 'up' | 'down';

/** Gives the position inside the image that is nearest to one anywhere: at least 1 and less than the height (rule C4). */
export function keepInside(position: number, imageHeight: number): number {
  return Math.min(Math.max(position, 1), Math.max(imageHeight - 1, 1));
}

/**
 * Moves the name line by one step and stops at the first and last pixel row inside the image (rules C2, C4).
 * Positions, step and height are pixels of the template image, positions from its top edge; the height is at least 2.
 */
export function nudge(position: number, direction: Direction, step: number, imageHeight: number): number {
  return keepInside(direction === 'up' ? position - step : position + step, imageHeight);
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
const SNAP_RATIO = 0.015;

/** Gives the middle for a dragged position next to it and any other position back; typed ones and nudges do not snap. */
export function snapToMiddle(position: number, imageHeight: number): number {
  const middle = middleOf(imageHeight);
  return Math.abs(position - middle) <= imageHeight * SNAP_RATIO ? middle : position;
}

/** Half of the height, as the whole number of pixels that a stored position is (rule B13). */
export function middleOf(imageHeight: number): number {
  return Math.round(imageHeight / 2);
}

/** Milliseconds between the repeats of a held button. */
export const HOLD_INTERVAL_MS = 100;

/** Steps of the name line in template pixels: a press and slow, faster and fastest repeats (rule C3). */
export const NUDGE_STEPS = [3, 15, 50] as const;

/** Step of a single press, in template pixels. */
export const PRESS_STEP = NUDGE_STEPS[0];

/** Repeats by one step before the next larger one takes over (rule C3). */
export const REPEATS_PER_STEP = 10;

/** Gives the step of a held button's repeat, counted from 0, in template pixels (rule C3). */
export function holdStep(repeatIndex: number): number {
  if (repeatIndex < REPEATS_PER_STEP) return NUDGE_STEPS[0];
  return repeatIndex < 2 * REPEATS_PER_STEP ? NUDGE_STEPS[1] : NUDGE_STEPS[2];
}

/** Width of the certificate preview, in CSS pixels (rule C1). */
export const PREVIEW_WIDTH = 400;

/** Part of the template's width that a name may fill (rule C5). */
export const NAME_MAX_WIDTH_RATIO = 0.9;

/** Font weight of the name, as CSS counts it. */
export const NAME_FONT_WEIGHT = 600;

/** Colour of the name, on a template of any theme. */
export const NAME_COLOUR = '#1f2933';

/** Font size of a name that fits, as a part of the template's width: 20 of the preview's 400 pixels. */
export const NAME_FONT_SIZE_RATIO = 0.05;

/** Distance from the line's middle down to its baseline, as a part of the font size: half of Sarabun's capital height. */
export const NAME_BASELINE_RATIO = 0.35;

/** Font sizes are multiples of this, in template pixels: a 64th, which has no rounding error. */
export const NAME_FONT_SIZE_STEP = 1 / 64;

/** Natural size of the template image, in its own pixels. */
export interface TemplateSize {
  readonly width: number;
  readonly height: number;
}

/** Where the name stands on the template; every length is in template pixels. */
export interface NameLine {
  /** Horizontal centre of the name. */
  readonly centreX: number;
  /** Vertical middle of the capitals, from the top edge: the stored position. */
  readonly middleY: number;
  /** Baseline to draw at with an alphabetic text baseline, from the top edge. */
  readonly baselineY: number;
  readonly fontSize: number;
  /** Widest that a name may be. */
  readonly maxWidth: number;
}

/** Gives the width of the name in template pixels when it is set at a font size in template pixels. */
export type MeasureName = (fontSize: number) => number;

/** Gives the CSS font of a name at a size in pixels. No generic family follows: a face of the device must not draw a name. */
export function nameFont(fontSize: number, faces: readonly { readonly file: string }[]): string {
  return `${NAME_FONT_WEIGHT} ${fontSize}px ${faces.map(({ file }) => file).join(', ')}`;
}

/** Gives the widest that a name may be, in template pixels. */
export function nameMaxWidth(templateWidth: number): number {
  return templateWidth * NAME_MAX_WIDTH_RATIO;
}

/** Gives the font size for the template's width, smaller for a name that would not fit, in template pixels (rule C5). */
export function fitFontSize(measure: MeasureName, templateWidth: number): number {
  const maxWidth = nameMaxWidth(templateWidth);
  let steps = Math.floor((templateWidth * NAME_FONT_SIZE_RATIO) / NAME_FONT_SIZE_STEP);
  let width = measure(steps * NAME_FONT_SIZE_STEP);
  // Widths grow nearly in proportion to the size; hinting can make another round necessary.
  while (width > maxWidth && steps > 1) {
    steps = Math.max(Math.ceil((steps * maxWidth) / width) - 1, 1);
    width = measure(steps * NAME_FONT_SIZE_STEP);
  }
  return steps * NAME_FONT_SIZE_STEP;
}

/** Places a name on the template at a stored position, alike in the preview and on the certificate (rules C1, C5). */
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
