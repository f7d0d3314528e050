import { globalStyle, style } from '@vanilla-extract/css';
import { wrappingRow } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';

/** Positioned, because its link or button covers it. */
export const row = style({
  ...wrappingRow,
  position: 'relative',
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${space[20]}`,
  minHeight: '56px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
  '@media': {
    [media.narrow]: { paddingInline: space[16] },
    [media.hover]: { selectors: { '&:has(a, button):hover': { backgroundColor: vars.colour.surfaceHover } } },
  },
});

/** A row without a link, whose button covers it. */
export const buttonRow = style([row]);

globalStyle(`${buttonRow} button::after`, { content: '', position: 'absolute', inset: 0 });

/** Above the link of the row. */
export const action = style({ selectors: { [`${row}:has(a) > &`]: { position: 'relative' } } });

export const title = style({ flex: '1 1 12rem', minWidth: 0 });

export const empty = style({ padding: space[20], color: vars.colour.textMuted });
