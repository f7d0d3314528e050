import { style } from '@vanilla-extract/css';

/** Carries `aria-busy` without affecting the layout. */
export const page = style({ display: 'contents' });
