import { style, styleVariants } from '@vanilla-extract/css';

const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** In pixels at the browser's default text size, with which they grow. */
const edges = { 12: 12, 16: 16, 20: 20, 24: 24 } as const;

export const sizes = styleVariants(edges, (size) => [icon, { width: `${size / 16}rem`, height: `${size / 16}rem` }]);

const turning = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** Those of icons that point along the line. */
export const directional = styleVariants(edges, (size) => [sizes[size], turning]);
