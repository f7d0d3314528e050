import { style, styleVariants } from '@vanilla-extract/css';
import { barHeight, space } from '../theme/index.ts';

/** The container whose width chooses the layout of a form and its header. */
export const frame = style({ containerType: 'inline-size' });

/** Fields of at most 640 px, with the padding and border of their card. */
const formWidth = `calc(640px + 2 * (${space[20]} + 1px))`;
const asideWidth = '19rem';

/** Minimum widths at which the requirements fit next to a form with one or two columns of fields, at any text size. */
const fitsAside = { oneColumn: '(width >= 53.75rem)', twoColumns: '(width >= 68.75rem)' } as const;

/** The form on the left and the requirements on the right, or below the form if they do not fit. */
export const columns = styleVariants(fitsAside, (condition, shape) => ({
  display: 'grid',
  alignItems: 'start',
  gap: space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [condition]: {
      gridTemplateColumns: `${shape === 'oneColumn' ? `minmax(0, ${formWidth}) minmax(${asideWidth}, 1fr)` : `minmax(0, 1fr) minmax(0, ${asideWidth})`}`,
    },
  },
}));

/** Stays in view next to a long form. */
export const aside = styleVariants(fitsAside, (condition) => ({
  '@container': { [condition]: { position: 'sticky', insetBlockStart: `calc(${barHeight} + ${space[20]})` } },
}));

/** The number of missing requirements next to the title, if the list does not fit next to the form. */
export const atTitle = styleVariants(fitsAside, (condition) => ({
  '@container': { [condition]: { display: 'none' } },
}));
