import { style } from '@vanilla-extract/css';

/** An icon in the colour of the text around it. */
export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
