import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  paddingBlockStart: '1px',
  paddingInlineStart: '1px',
});

export const segment = style({
  minHeight: '36px',
  padding: `0 ${space[12]}`,
  // Adjacent options share a border, in a row and in a wrapped column.
  marginBlockStart: '-1px',
  marginInlineStart: '-1px',
  border: `1px solid ${colour.borderAction}`,
  backgroundColor: colour.surfaceRaised,
  color: colour.text,
  ...typography.note,
  ...typography.number,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:first-child': { borderStartStartRadius: radius.control, borderEndStartRadius: radius.control },
    '&:last-child': { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control },
    '&[aria-checked="true"]': {
      backgroundColor: colour.accentSoft,
      color: colour.accentText,
      fontWeight: typography.heading.fontWeight,
    },
    '&:focus-visible': { zIndex: 1 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-checked="true"])': { backgroundColor: colour.surfaceHover } } },
    [media.touch]: { minHeight: '42px' },
    [media.forcedColours]: {
      selectors: { '&[aria-checked="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

/** Reserves two digits, so that a changing count does not move the layout. */
export const count = style({
  display: 'inline-block',
  // Tabular digits are a little wider than the unit `ch`.
  minWidth: '2.1ch',
  fontWeight: typography.note.fontWeight,
  textAlign: 'center',
});
