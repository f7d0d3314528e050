import { style, styleVariants } from '@vanilla-extract/css';
import { fontWeight, space } from '../theme/scale.ts';

/** The question the choices answer. */
export const legend = style({ padding: 0, marginBlockEnd: space[6], fontWeight: fontWeight.medium });

const list = style({ display: 'flex', gap: space[8] });

/** Choices below or beside one another. */
export const orientations = styleVariants({
  vertical: [list, { flexDirection: 'column', alignItems: 'flex-start' }],
  horizontal: [list, { flexWrap: 'wrap', columnGap: space[20] }],
});
