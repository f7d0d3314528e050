import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

/** The middle of the page. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[16],
  minHeight: '60vh',
  padding: space[24],
  textAlign: 'center',
});

/** The message. */
export const message = style(typography.title);

/** What may have happened. */
export const hint = style({ maxWidth: '44ch', color: vars.colour.textMuted });
