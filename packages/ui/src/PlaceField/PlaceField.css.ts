import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

/** A quiet field, whose number is where a text without a field would end. */
export const place = style({
  minHeight: '28px',
  marginInlineEnd: `-${space[8]}`,
  paddingBlock: 0,
  paddingInline: `calc(${space[8]} - 1px)`,
  border: `1px solid ${colour.borderSubtle}`,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  textAlign: 'end',
  // No transition: React Aria keeps an element that leaves the page during one, and with it the whole page.
  ...typography.number,
  selectors: {
    'tr:hover &, tr:focus-within &': { borderColor: colour.borderControl },
    '&:focus-visible': { outlineOffset: '-1px', borderColor: colour.focus, backgroundColor: colour.surfaceRaised },
  },
  '@media': {
    // iOS zooms the page when a field with a smaller font is focused.
    [media.touch]: { minHeight: '40px', borderColor: colour.borderControl, fontSize: fontSize[16] },
  },
});
