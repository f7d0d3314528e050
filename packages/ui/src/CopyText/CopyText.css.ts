import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const text = style({
  // Its edges stand out, so that its first letter stands where other texts begin.
  maxWidth: `calc(100% + ${space[8]})`,
  minHeight: '24px',
  marginInline: `-${space[4]}`,
  paddingInline: space[4],
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: vars.colour.textMuted,
  ...typography.code,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  cursor: 'copy',
  userSelect: 'text',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.colour.surfaceHover, color: vars.colour.text } } },
    [media.touch]: { minHeight: '40px' },
  },
});
