import { style } from '@vanilla-extract/css';
import { onCards } from '../PagedTable/cards.ts';
import { bareButton, matchParent } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const full = style({
  display: 'block',
  overflowWrap: 'anywhere',
  ...matchParent,
});

export const clamped = style([
  full,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    ...onCards({ WebkitLineClamp: 4 }),
  },
]);

export const toggle = style({
  ...bareButton,
  display: 'block',
  minHeight: '24px',
  paddingInlineEnd: space[4],
  color: vars.colour.accentText,
  ...typography.caption,
  fontWeight: typography.label.fontWeight,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    [media.touch]: { minHeight: '40px' },
  },
});
