import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { forcedColours } from './forcedColours.ts';

// A page cannot switch its reader's settings, so the toolbar's attributes repeat what the theme does for them.
globalStyle(':root:root:root[data-palette="forced"]', { vars: paletteVariables() });
globalStyle('[data-motion="reduced"] *, [data-motion="reduced"] *::before, [data-motion="reduced"] *::after', {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0.01ms !important',
});

function paletteVariables(): Record<string, string> {
  const pairs = Object.entries(forcedColours) as [keyof typeof forcedColours, string][];
  return Object.fromEntries(pairs.map(([name, value]) => [vars.colour[name], value]));
}
