import { style } from '@vanilla-extract/css';
import { onCards } from '../PagedTable/cards.ts';
import { vars } from '../theme/contract.css.ts';
import { media, radius } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const circle = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  borderRadius: radius.pill,
  backgroundColor: vars.colour.surfacePressed,
  color: vars.colour.text,
  ...typography.caption,
  fontWeight: typography.heading.fontWeight,
  // As high as the name next to it.
  ...onCards({ width: '1.5rem', height: '1.5rem', fontSize: '0.625rem' }),
  // Empty alternative text, because the name is next to it.
  '::before': { content: ['attr(data-initials)', 'attr(data-initials) / ""'] },
  '@media': { [media.forcedColours]: { border: '1px solid' } },
});
