import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, highlight, touchTarget, wrappingRow } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

/** The range of rows, the page size, and the buttons to other pages. */
export const pager = style({
  ...wrappingRow,
  gap: `${space[8]} ${space[24]}`,
  minHeight: '52px',
  padding: `${space[8]} ${space[20]}`,
  borderBlockStart: `1px solid ${colour.border}`,
  color: colour.textMuted,
  ...typography.number,
  '@media': { [media.narrow]: { paddingInline: space[16] } },
});

globalStyle(`${pager}[data-waiting] > *`, { visibility: 'hidden' });

export const pages = style({
  ...wrappingRow,
  gap: space[2],
  marginInlineStart: 'auto',
});

export const step = style({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  minWidth: '32px',
  minHeight: '32px',
  paddingInline: space[6],
  color: colour.text,
  selectors: {
    '&:active:not([aria-disabled="true"])': { backgroundColor: colour.surfacePressed },
    '&[aria-current]': {
      backgroundColor: colour.accentSoft,
      color: colour.accentText,
      fontWeight: typography.heading.fontWeight,
    },
    '&[aria-disabled="true"]': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not(:active, [aria-current], [aria-disabled="true"])': { backgroundColor: colour.surfaceHover },
      },
    },
    [media.touch]: touchTarget,
    [media.forcedColours]: {
      selectors: {
        '&[aria-current]': highlight,
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});

export const gap = style({ display: 'grid', placeItems: 'center', minWidth: '32px', minHeight: '32px' });

/** Page numbers, hidden if they do not fit; Previous, Next and 'Page 2 of 9' stay. */
export const wideOnly = style({ '@media': { [media.narrow]: { display: 'none' } } });

/** Replaces the page numbers if they do not fit. */
export const narrowOnly = style({
  display: 'none',
  paddingInline: space[8],
  color: colour.text,
  '@media': { [media.narrow]: { display: 'block' } },
});
