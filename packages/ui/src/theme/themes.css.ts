import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { dark, forcedColours, light } from './colours.ts';
import { vars } from './contract.css.ts';
import { fontSize, media } from './scale.ts';

createGlobalTheme(':root', vars, { colour: { ...light }, text: { body: fontSize[14] } });

// The dark theme is for screens only: printed pages are white.
globalStyle(':root', { colorScheme: 'light' });
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': { vars: assignVars(vars.colour, { ...dark }), colorScheme: 'dark' },
  },
});
globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: { vars: assignVars(vars.colour, { ...dark }), colorScheme: 'dark' } },
});
// More specific than the attribute selectors above, so that forced-colors mode wins over the chosen theme.
globalStyle(':root:root:root', {
  '@media': { [media.forcedColours]: { vars: assignVars(vars.colour, { ...forcedColours }) } },
});
