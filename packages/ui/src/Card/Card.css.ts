import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { raisedSurface, wrappingRow } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { barHeight, media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const card = style({
  ...raisedSurface,
  minWidth: 0,
  // The top bar would cover the target of a URL's hash.
  scrollMarginBlockStart: `calc(${barHeight} + ${space[20]})`,
});

export const header = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  padding: `${space[16]} ${space[20]} 0`,
  '@media': {
    [media.narrow]: { paddingInline: space[16] },
  },
});

/** Wraps before the actions move to a line of their own, but not within a word. */
export const text = style({ flex: '1 1 12rem', maxWidth: '100%' });

export const title = style(typography.heading);

export const description = style({
  marginTop: space[4],
  color: vars.colour.textMuted,
  // Breaks a word only if it is longer than a line.
  overflowWrap: 'break-word',
});

export const body = recipe({
  variants: {
    padding: {
      normal: {
        padding: `${space[16]} ${space[20]} ${space[20]}`,
        '@media': { [media.narrow]: { padding: space[16] } },
      },
      // Clips rows to the rounded corners.
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
