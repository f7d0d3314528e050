import { style, styleVariants } from '@vanilla-extract/css';
import { onCards } from '../PagedTable/cards.ts';
import { ellipsis, matchParent } from '../theme/atoms.ts';

const text = style({
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  ...matchParent,
  borderRadius: '2px',
  selectors: { '&:focus-visible': { outlineOffset: '0' } },
});

/** One or two lines. On a card, two lines become as many as needed. */
export const clamp = styleVariants({
  1: [text, { display: 'block', ...ellipsis }],
  2: [
    text,
    {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      ...onCards({ display: 'block' }),
    },
  ],
});
