import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';

const { colour } = vars;

const drawing = style({
  marginBlockEnd: space[4],
  fill: 'none',
  strokeWidth: '1.5px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** What is gone has dashed lines. */
export const drawings = styleVariants({
  empty: [drawing],
  noMatch: [drawing],
  failed: [drawing],
  gone: [drawing, { strokeDasharray: '3 5' }],
});

export const sheet = style({ fill: colour.surfaceRaised, stroke: colour.border });

export const line = style({ stroke: colour.drawing });

/** Lies on the sheet. */
export const tool = style({ fill: colour.surfaceRaised, stroke: colour.drawing, strokeWidth: '2px' });

export const coral = style({
  stroke: colour.seal,
  strokeWidth: '3px',
  '@media': { [media.forcedColours]: { stroke: 'Highlight' } },
});

/** Has a scalloped edge. */
export const seal = style({
  fill: colour.seal,
  stroke: colour.seal,
  strokeWidth: '2px',
  strokeDasharray: '1.6 1.5',
  '@media': { [media.forcedColours]: { fill: 'Highlight', stroke: 'Highlight' } },
});

/** The middle of the seal. */
export const middle = style({ fill: colour.sign, '@media': { [media.forcedColours]: { fill: 'Canvas' } } });
