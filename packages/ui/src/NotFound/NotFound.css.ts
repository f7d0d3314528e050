import { style } from '@vanilla-extract/css';
import { centredColumn } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const page = style({
  ...centredColumn,
  gap: space[16],
  minHeight: '60vh',
  padding: space[24],
});

export const message = style(typography.title);

export const hint = style({ maxWidth: '44ch', color: vars.colour.textMuted, textWrap: 'balance' });
