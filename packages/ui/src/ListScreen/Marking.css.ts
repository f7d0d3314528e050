import { globalStyle, style } from '@vanilla-extract/css';
import { onCards } from '../PagedTable/cards.ts';
import { body, row } from '../PagedTable/PagedTable.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/scale.ts';

const { colour } = vars;

/** What can be pressed: larger than the box. */
export const target = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  marginInlineStart: '-8px',
  marginBlock: '-6px',
  verticalAlign: 'middle',
  cursor: 'pointer',
  '@media': { [media.touch]: { width: '44px', height: '44px', marginInlineStart: '-14px', marginBlock: '-12px' } },
  ...onCards({ margin: 0 }),
});

/** Quiet until its row has the pointer or the focus, and on touch. */
export const box = style({
  width: '16px',
  height: '16px',
  margin: 0,
  accentColor: colour.accent,
  cursor: 'inherit',
  opacity: 0.55,
  selectors: {
    'tr:is(:hover, :focus-within) &, &:checked, &:indeterminate': { opacity: 1 },
    '&:focus-visible': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.touch]: { opacity: 1 }, [media.forcedColours]: { opacity: 1 } },
});

globalStyle(`${body} > ${row}:has(${box}:checked)`, { backgroundColor: colour.accentSoft });
