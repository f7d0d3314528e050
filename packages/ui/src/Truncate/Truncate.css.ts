import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { asCards } from '../PagedTable/cards.ts';

const text = style({
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  // Lines of another script's direction stand where the page's own do.
  textAlign: ['-webkit-match-parent', 'match-parent'],
  borderRadius: '2px',
  selectors: { '&:focus-visible': { outlineOffset: '0' } },
});

/** So many lines, cut short with an ellipsis where there is no room; on a card, two lines become as many as needed. */
export const clamp = styleVariants({
  1: [text, { display: 'block', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }],
  2: [
    text,
    {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      '@container': asCards({ display: 'block' }),
    },
  ],
});

globalStyle(`span:has(> ${text})`, { display: 'flex' });
