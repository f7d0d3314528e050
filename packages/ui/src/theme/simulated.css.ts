import { assignVars, globalStyle } from '@vanilla-extract/css';
import { forcedColours } from './colours.ts';
import { vars } from './contract.css.ts';

// A page cannot change the user's settings, so the toolbar sets attributes that repeat the rules of the theme for them.
globalStyle(':root:root:root[data-palette="forced"]', { vars: assignVars(vars.colour, forcedColours) });
globalStyle('[data-motion="reduced"] *, [data-motion="reduced"] *::before, [data-motion="reduced"] *::after', {
  animationDuration: '0.01ms !important',
  animationIterationCount: '1 !important',
  transition: 'none !important',
});
globalStyle('[data-motion="reduced"] [data-entering]', { animationName: 'none !important' });
