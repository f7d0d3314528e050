import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { dark, forcedColours, light } from './colours.ts';
import { vars } from './contract.css.ts';
import { fontSize, media } from './scale.ts';

createGlobalTheme(':root', vars, { colour: { ...light }, text: { body: fontSize[14] } });

// By night as by day, paper is white: the dark values are the screen's alone.
globalStyle(':root', { colorScheme: 'light' });
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': { vars: assignVars(vars.colour, { ...dark }), colorScheme: 'dark' },
  },
});
globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: { vars: assignVars(vars.colour, { ...dark }), colorScheme: 'dark' } },
});
// The attribute selectors above outweigh a plain :root, and the reader's palette outweighs every choice of ours.
globalStyle(':root:root:root', {
  '@media': { [media.forcedColours]: { vars: assignVars(vars.colour, { ...forcedColours }) } },
});
