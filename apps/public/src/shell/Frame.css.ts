import { media, space } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[16],
});

export const footerLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${space[8]} ${space[24]}`,
  '@media': { [media.touch]: { rowGap: space[20] } },
});
