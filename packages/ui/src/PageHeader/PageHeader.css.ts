import { globalStyle, style } from '@vanilla-extract/css';
import { button } from '../Button/Button.css.ts';
import { wrappingRow } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const header = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[16]}`,
  minHeight: '36px',
});

export const titleLine = style({
  ...wrappingRow,
  gap: `${space[4]} ${space[12]}`,
  // Below the breadcrumbs.
  selectors: { '&:not(:first-child)': { marginTop: space[4] } },
});

export const description = style({ marginTop: space[4], color: vars.colour.textMuted, ...typography.body });

export const title = style({ ...typography.title, overflowWrap: 'anywhere' });

export const actions = style({});

// The text of a button without a frame ends where the page does.
globalStyle(`${actions}:has(> ${button.classNames.variants.variant.quiet}:last-child)`, {
  marginInlineEnd: `-${space[16]}`,
});
