import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

/** How much is missing. */
export const trigger = style({
  minHeight: '24px',
  padding: `0 ${space[4]}`,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: vars.colour.cautionText,
  ...typography.caption,
  whiteSpace: 'nowrap',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { textDecorationStyle: 'solid' } },
  '@media': { [media.touch]: { minHeight: '40px' } },
});

/** What is missing, on paper over the rows. */
export const paper = style({
  maxWidth: 'min(320px, calc(100vw - 16px))',
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceRaised,
  boxShadow: elevation.popover,
  overflow: 'auto',
});

globalStyle(`${paper} > section`, { outline: 'none' });
