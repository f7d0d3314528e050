import { style } from '@vanilla-extract/css';

/** Carries the busy mark of the page without a box of its own. */
export const page = style({ display: 'contents' });
