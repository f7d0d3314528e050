import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';

/** The box and its label: all of it can be pressed. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlock: space[6],
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'default' } },
  '@media': { [media.touch]: { paddingBlock: space[8], minHeight: space[40] } },
});

/** The box, as high as one line of its label. */
export const box = style({
  flex: 'none',
  width: '18px',
  height: '18px',
  margin: 0,
  marginBlockStart: 'calc((1lh - 18px) / 2)',
  accentColor: vars.colour.accent,
  cursor: 'inherit',
});

/** What is ticked. */
export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });
