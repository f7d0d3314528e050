import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

export const drawing = style({ marginBlockEnd: space[4], fill: 'none', strokeWidth: '1.5px', strokeLinecap: 'round' });

export const sheet = style({ fill: vars.colour.surfaceRaised, stroke: vars.colour.border });

export const lines = style({ stroke: vars.colour.border });

export const accent = style({ fill: vars.colour.accentSoft, stroke: vars.colour.accent });
