import type { StyleRule } from '@vanilla-extract/css';

/** A width in pixels at the default text size, which grows with the text size. */
export function textScaled(pixels: number): string {
  return `${pixels / 16}rem`;
}

// Units of a container query refer to the container's own font (css-contain-3, 'Evaluating container queries'). So each
// table sets its breakpoint as its font size, and every rule is written once.
const asCards = 'width < 1em';
// Cards have smaller gaps than columns.
const fitsOneLine = 'width >= 0.96em';

/** Container queries for the two layouts of a table: columns that fit, and cards. */
export const container = {
  table: 'table (width >= 1em)',
  cards: `table (${asCards})`,
  /** Cards of at least 660 px. */
  wideCards: `table (${textScaled(660)} <= ${asCards})`,
  /** Wide cards that have space for their name beside their values. */
  oneLineCards: `table ((${textScaled(660)} <= ${asCards}) and (${fitsOneLine}))`,
  /** Wide cards whose values are on a line below their name. */
  twoLineCards: `table ((${textScaled(660)} <= ${asCards}) and (not (${fitsOneLine})))`,
  narrowCards: `table ((${asCards}) and (width < ${textScaled(660)}))`,
} as const;

/** Rules for an element of a table whose columns fit. */
export function inTable<Rules extends StyleRule>(rules: Rules) {
  return { '@container': { [container.table]: rules } };
}

/** Rules for an element of a table whose rows are cards. */
export function onCards<Rules extends StyleRule>(rules: Rules, query: string = container.cards) {
  return { '@container': { [query]: rules } };
}
