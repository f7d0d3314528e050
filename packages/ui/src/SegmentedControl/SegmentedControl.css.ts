import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

/** Reserves two digits, so that a changing count does not move the layout. On a phone it is below its label. */
export const count = style({
  display: 'inline-block',
  // Tabular digits are a little wider than the unit `ch`.
  minWidth: '2.1ch',
  fontWeight: typography.note.fontWeight,
  textAlign: 'center',
  '@media': { [media.narrow]: { display: 'block', minHeight: '1lh' } },
});

const withCounts = `&:has(${count})`;

/** Its background draws the lines between the options, so that the outline is whole however they wrap. */
export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '1px',
  maxWidth: '100%',
  overflow: 'hidden',
  border: `1px solid ${colour.borderAction}`,
  borderRadius: radius.control,
  backgroundColor: colour.borderAction,
  // As wide as the field above it.
  selectors: { [withCounts]: { '@media': { [media.narrow]: { width: '100%' } } } },
});

export const segment = style({
  flex: '1 1 auto',
  minHeight: '34px',
  // As high as a field beside it, in every script.
  padding: `7px ${space[12]}`,
  border: 0,
  backgroundColor: colour.surfaceRaised,
  color: colour.text,
  ...typography.note,
  ...typography.number,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[aria-checked="true"]': {
      backgroundColor: colour.accentSoft,
      color: colour.accentText,
      fontWeight: typography.heading.fontWeight,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
    // Four segments fit a small phone in languages with long words too. They share the rest of the line.
    [withCounts]: {
      '@media': { [media.narrow]: { padding: `3px ${space[2]}`, lineHeight: typography.heading.lineHeight } },
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-checked="true"])': { backgroundColor: colour.surfaceHover } } },
    // A filter fits beside the search on a tablet.
    [media.medium]: { paddingInline: '10px' },
    [media.narrow]: { paddingInline: space[6], ...typography.caption },
    [media.touch]: { minHeight: '42px' },
    [media.forcedColours]: {
      border: '1px solid',
      selectors: { '&[aria-checked="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
