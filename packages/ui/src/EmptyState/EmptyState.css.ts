import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../theme/scale.ts';

/** A quiet block in the middle of its container. */
export const block = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[48]} ${space[16]}`,
  textAlign: 'center',
});

/** What is the case. */
export const title = style({ fontSize: fontSize[16], fontWeight: fontWeight.semibold });

/** What to do next. */
export const description = style({ maxWidth: '44ch', color: vars.colour.textMuted });

/** The way on. */
export const action = style({ marginTop: space[8] });
