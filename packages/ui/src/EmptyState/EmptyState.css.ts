import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[48]} ${space[16]}`,
  textAlign: 'center',
});

export const title = style({ ...typography.heading, textWrap: 'balance' });

export const description = style({ maxWidth: '44ch', color: vars.colour.textMuted, textWrap: 'balance' });

export const action = style({ marginTop: space[8] });
