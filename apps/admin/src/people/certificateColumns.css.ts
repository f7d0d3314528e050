import { style } from '@vanilla-extract/css';

/** Of one width for all dates, so that on cards the values beside them are below each other. */
export const issued = style({ minWidth: '10.5rem' });
