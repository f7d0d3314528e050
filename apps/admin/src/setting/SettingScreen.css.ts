import { style } from '@vanilla-extract/css';

/** It takes the focus only so that Tab continues there. */
export const section = style({ outline: 'none' });
