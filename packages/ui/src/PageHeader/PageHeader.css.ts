import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space } from '../theme/scale.ts';

/** The title row: words left, the main action right. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[12]} ${space[16]}`,
  minHeight: '36px',
});

/** The page's title. */
export const title = style({
  fontSize: fontSize[20],
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.tight,
  // Below the way back.
  selectors: { '&:not(:first-child)': { marginTop: space[4] } },
});

/** The sentence under the title. */
export const description = style({ marginTop: space[4], color: vars.colour.textMuted });
