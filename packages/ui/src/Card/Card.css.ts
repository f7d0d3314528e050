import { style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { barHeight, media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const card = style({
  backgroundColor: vars.colour.surfaceRaised,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  minWidth: 0,
  // What an address leads to comes out from behind the bar.
  scrollMarginBlockStart: `calc(${barHeight} + ${space[20]})`,
});

/** The paper, its heading above its content or left of it. */
export const cards = styleVariants({
  above: [card],
  beside: [
    card,
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)',
      alignItems: 'start',
      '@media': { [media.medium]: { display: 'block' } },
    },
  ],
});

/** The title row: words left, actions right. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  padding: `${space[16]} ${space[20]} 0`,
  selectors: { [`${cards.beside} > &`]: { paddingBlockEnd: space[20] } },
  '@media': {
    [media.narrow]: { paddingInline: space[16] },
    [media.medium]: { selectors: { [`${cards.beside} > &`]: { paddingBlockEnd: 0 } } },
  },
});

/** A title with a sentence, which wraps before it pushes the actions below, though never within a word. */
export const words = style({ flex: '1 1 12rem', maxWidth: '100%' });

/** The title. */
export const title = style(typography.heading);

/** The sentence under the title. */
export const description = style({
  marginTop: space[4],
  color: vars.colour.textMuted,
  // A word breaks where a whole line has no room for it, and not to leave room beside it.
  overflowWrap: 'break-word',
});

/** The content, with or without the card's own distance from its edge. */
export const body = recipe({
  variants: {
    padding: {
      normal: {
        padding: `${space[16]} ${space[20]} ${space[20]}`,
        '@media': { [media.narrow]: { padding: space[16] } },
      },
      // Rows that reach the edge follow its round corners.
      none: {
        overflow: 'clip',
        borderRadius: 'inherit',
        selectors: {
          '&:not(:first-child)': {
            marginBlockStart: space[16],
            borderBlockStart: `1px solid ${vars.colour.border}`,
            borderStartStartRadius: 0,
            borderStartEndRadius: 0,
          },
        },
      },
    },
  },
});
