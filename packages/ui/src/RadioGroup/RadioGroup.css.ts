import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const legend = style({ ...typography.label, display: 'block' });

export const orientations = styleVariants({
  vertical: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[8] },
  horizontal: { display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[24]}` },
});

// A minimum width, so that the options of two lines align.
globalStyle(`${orientations.horizontal} > :not(:last-child)`, { minWidth: '5.75rem' });
