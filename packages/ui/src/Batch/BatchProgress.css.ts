import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const bar = style({ inlineSize: '100%', accentColor: vars.colour.accent });
