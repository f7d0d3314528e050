import { style, styleVariants } from '@vanilla-extract/css';

const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Sizes in pixels at the browser's default text size, with which they grow. */
export const sizes = styleVariants({ 12: 12, 16: 16, 20: 20, 24: 24 }, (size) => [
  icon,
  { width: `${size / 16}rem`, height: `${size / 16}rem` },
]);
