import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, media } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const heading = style({ textWrap: 'balance' });

export const sizes = styleVariants({
  display: [heading, { ...typography.display, '@media': { [media.narrow]: { fontSize: fontSize[24] } } }],
  section: [heading, typography.title],
  part: [heading, { ...typography.heading, lineHeight: 'inherit' }],
});
