import { style } from '@vanilla-extract/css';
import { container } from '../PagedTable/cards.ts';
import { vars } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const full = style({
  display: 'block',
  overflowWrap: 'anywhere',
  // Text of the other direction is aligned as the page is.
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

export const clamped = style([
  full,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    '@container': { [container.cards]: { WebkitLineClamp: 4 } },
  },
]);

export const toggle = style({
  display: 'block',
  minHeight: '24px',
  padding: `0 ${space[4]} 0 0`,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: vars.colour.accentText,
  ...typography.caption,
  fontWeight: typography.label.fontWeight,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    [media.touch]: { minHeight: '40px' },
  },
});
