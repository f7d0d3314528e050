import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

/** The paper. */
export const card = style({
  backgroundColor: vars.colour.surfaceRaised,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  minWidth: 0,
});

/** The title row: words left, actions right. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  padding: `${space[16]} ${space[20]} 0`,
  '@media': { [media.narrow]: { paddingInline: space[16] } },
});

/** The title. */
export const title = style(typography.heading);

/** The sentence under the title. */
export const description = style({ marginTop: space[4], color: vars.colour.textMuted });

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
