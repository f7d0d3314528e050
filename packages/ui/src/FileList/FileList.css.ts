import { style } from '@vanilla-extract/css';
import { raisedSurface } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const list = style({
  ...raisedSurface,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
});

export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  flex: 1,
  minWidth: 0,
});

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const size = style({ color: vars.colour.textMuted, ...typography.note, ...typography.number });
