import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, fontWeight, lineHeight, media } from '../theme/scale.ts';

const heading = style({ lineHeight: lineHeight.tight, textWrap: 'balance' });

/** A public page's title, a form's title, and the title of a part. */
export const sizes = styleVariants({
  display: [
    heading,
    { fontSize: fontSize[32], letterSpacing: '-0.02em', '@media': { [media.narrow]: { fontSize: fontSize[24] } } },
  ],
  section: [heading, { fontSize: fontSize[20] }],
  part: [heading, { fontSize: fontSize[16], fontWeight: fontWeight.semibold, lineHeight: 'inherit' }],
});
