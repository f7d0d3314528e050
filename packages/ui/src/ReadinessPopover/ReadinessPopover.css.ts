import { style } from '@vanilla-extract/css';
import { container } from '../PagedTable/cards.ts';
import { bareButton, matchParent, touchTarget } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const trigger = style({
  ...bareButton,
  minHeight: '24px',
  paddingInline: space[4],
  color: vars.colour.cautionText,
  ...typography.caption,
  // Two lines next to a button in a narrow column.
  flex: '1 1 5rem',
  maxWidth: 'max-content',
  // Next to the other actions of a card.
  '@container': {
    [container.cards]: { flex: '0 1 auto', maxWidth: '7.5rem' },
    [container.twoLineCards]: { maxWidth: 'max-content' },
  },
  ...matchParent,
  textDecoration: 'underline dotted',
  textUnderlineOffset: '3px',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationStyle: 'solid' } } },
    [media.touch]: touchTarget,
  },
});

export const list = style({ maxWidth: '320px', padding: `${space[12]} ${space[16]}`, outline: 'none' });
