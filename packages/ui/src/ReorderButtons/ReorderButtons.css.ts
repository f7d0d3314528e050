import { style } from '@vanilla-extract/css';

/** The two buttons side by side. */
export const pair = style({ display: 'inline-flex' });
