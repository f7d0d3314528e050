import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';

export const brand = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const sizes = styleVariants({
  small: { flex: 'none', width: '1.5rem', height: '1.5rem' },
  large: { flex: 'none', width: '3rem', height: '3rem' },
});

export const background = style({ fill: vars.colour.sign });

export const line = style({
  fill: 'none',
  stroke: vars.colour.onAccent,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const seal = style({
  fill: vars.colour.seal,
  '@media': { [media.forcedColours]: { fill: vars.colour.onAccent } },
});
