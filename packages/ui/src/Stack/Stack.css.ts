import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { wrappingRow } from '../theme/atoms.ts';
import { space } from '../theme/scale.ts';

export const gaps = styleVariants(space, (gap) => ({ gap }));

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
    },
  },
});

export const inline = recipe({
  base: { ...wrappingRow, minWidth: 0 },
  variants: {
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
    },
  },
});
