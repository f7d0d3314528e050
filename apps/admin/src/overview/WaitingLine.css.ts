import { style } from '@vanilla-extract/css';

/** Keeps the space of the line until it is known what waits, so that the list below does not move. */
export const reserved = style({ visibility: 'hidden' });
