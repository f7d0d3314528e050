import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxWidth: '100%',
  border: `1px solid ${colour.borderAction}`,
  borderRadius: radius.control,
  backgroundColor: colour.surfaceRaised,
});

export const segment = style({
  minHeight: '34px',
  padding: `0 ${space[12]}`,
  border: 0,
  backgroundColor: 'transparent',
  color: colour.text,
  ...typography.note,
  ...typography.number,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:not(:first-child)': { borderInlineStart: `1px solid ${colour.borderAction}` },
    '&:first-child': { borderStartStartRadius: '5px', borderEndStartRadius: '5px' },
    '&:last-child': { borderStartEndRadius: '5px', borderEndEndRadius: '5px' },
    '&[data-hovered]': { backgroundColor: colour.surfaceHover },
    '&[data-selected]': {
      backgroundColor: colour.accentSoft,
      color: colour.accentText,
      fontWeight: typography.heading.fontWeight,
    },
    '&[data-focus-visible]': { zIndex: 1 },
  },
  '@media': {
    [media.touch]: { minHeight: '40px' },
    [media.forcedColours]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

/** A count keeps the room of two digits, before it is there and while it changes. */
export const count = style({
  display: 'inline-block',
  // Digits of one width are a little wider than the nought that the unit is.
  minWidth: '2.1ch',
  fontWeight: typography.note.fontWeight,
  textAlign: 'center',
});
