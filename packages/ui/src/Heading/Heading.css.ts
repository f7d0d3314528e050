import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const heading = style({ textWrap: 'balance' });

export const sizes = styleVariants({
  display: [heading, { ...typography.display, '@media': { [media.narrow]: typography.titleLarge } }],
  section: [heading, typography.title],
  part: [heading, { ...typography.heading, lineHeight: 'inherit' }],
});
