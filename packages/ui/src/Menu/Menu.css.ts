import { style } from '@vanilla-extract/css';
import { option } from '../Select/OptionList.css.ts';
import { vars } from '../theme/contract.css.ts';
import { paper } from '../theme/paper.css.ts';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

export const popover = style([paper, { minWidth: '220px' }]);

export const menu = style({ outline: 'none' });

export const section = style({
  padding: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${colour.border}` } },
});

export const title = style({
  ...typography.caption,
  padding: `${space[6]} ${space[8]} ${space[4]}`,
  color: colour.textMuted,
  overflowWrap: 'anywhere',
});

export const item = style([option, { justifyContent: 'flex-start', color: 'inherit', textDecoration: 'none' }]);

export const label = style({ flex: 1 });

export const footer = style({
  ...typography.caption,
  padding: `${space[8]} ${space[12]}`,
  borderBlockStart: `1px solid ${colour.border}`,
  color: colour.textMuted,
});
