import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

/** Question, choices and help, one above the other. */
export const group = style({ display: 'flex', flexDirection: 'column', gap: space[6], minWidth: 0 });

/** The question the choices answer. */
export const legend = style({ ...typography.label, display: 'block' });

/** Choices below or beside one another. */
export const orientations = styleVariants({
  vertical: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space[8] },
  horizontal: { display: 'flex', flexWrap: 'wrap', gap: `${space[8]} ${space[24]}` },
});

// Of even width, so that those of a second line stand below those of the first.
globalStyle(`${orientations.horizontal} > :not(:last-child)`, { minWidth: '5.75rem' });
