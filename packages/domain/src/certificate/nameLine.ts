import { resetPosition } from './position.ts';

/** Width of the certificate preview, in CSS pixels (rule C1). */
export const PREVIEW_WIDTH = 400;

/** Part of the template's width that a name may fill (rule C5). */
export const NAME_MAX_WIDTH_RATIO = 0.9;

/** Font family of the name, in the preview and on the certificate. */
export const NAME_FONT_FAMILY = 'Sarabun';

/** Font family of the Arabic letters, which the other one lacks, in the preview and on the certificate. */
export const NAME_ARABIC_FONT_FAMILY = 'Noto Sans Arabic';

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
  /** Font size that fits. */
  readonly fontSize: number;
  /** Widest that a name may be. */
  readonly maxWidth: number;
}

/** Gives the width of the name in template pixels when it is set at a font size in template pixels. */
export type MeasureName = (fontSize: number) => number;

/** Gives the CSS font of a name at a size in pixels, with substitutes for letters that both families lack. */
export function nameFont(fontSize: number): string {
  return `${NAME_FONT_WEIGHT} ${fontSize}px ${NAME_FONT_FAMILY}, '${NAME_ARABIC_FONT_FAMILY}', sans-serif`;
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
