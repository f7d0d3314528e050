import { style } from '@vanilla-extract/css';
import { bareButton, ellipsis } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

/** The full text in the tooltip. */
export const full = style(typography.code);

export const text = style({
  ...bareButton,
  ...ellipsis,
  // Extends beyond its box by its padding, so that its first letter is aligned with other texts.
  maxWidth: `calc(100% + ${space[8]})`,
  minHeight: '24px',
  marginInline: `-${space[4]}`,
  paddingInline: space[4],
  color: vars.colour.textMuted,
  ...typography.code,
  cursor: 'copy',
  userSelect: 'text',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.surfaceHover, color: vars.colour.text } } },
    [media.touch]: { minHeight: '44px' },
  },
});

/** Eight letters and the ellipsis, 0.6 em each. */
export const short = style([text, { maxWidth: `calc(5.5em + ${space[8]})` }]);

export const wrapped = style([text, { whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' }]);
