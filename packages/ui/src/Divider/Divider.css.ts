import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: vars.colour.textMuted,
  ...typography.note,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.colour.border}` },
  },
});
