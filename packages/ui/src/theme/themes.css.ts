import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { type ColourScheme, dark, forcedColours, light } from './colours.ts';
import { vars } from './contract.css.ts';
import { brandHue } from './palette.ts';
import { fontSize, media } from './scale.ts';

const HUE = '--cpd-brand-hue';

/** The scheme with the brand's hue as a variable, so that a page can set another one. */
function inHueOfPage(scheme: ColourScheme): ColourScheme {
  const written = JSON.stringify(scheme).replaceAll(new RegExp(` ${brandHue}(?=[ )])`, 'g'), ` var(${HUE})`);
  return JSON.parse(written);
}

globalStyle(':root', { vars: { [HUE]: import.meta.env?.VITE_BRAND_HUE || `${brandHue}` } });
createGlobalTheme(':root', vars, { colour: { ...inHueOfPage(light) }, text: { body: fontSize[14] } });

// The dark theme is for screens only: printed pages are white.
globalStyle(':root', { colorScheme: 'light' });
globalStyle(':root:not([data-theme="light"])', {
  '@media': {
    'screen and (prefers-color-scheme: dark)': {
      vars: assignVars(vars.colour, { ...inHueOfPage(dark) }),
      colorScheme: 'dark',
    },
  },
});
globalStyle(':root[data-theme="dark"]', {
  '@media': { screen: { vars: assignVars(vars.colour, { ...inHueOfPage(dark) }), colorScheme: 'dark' } },
});
// More specific than the attribute selectors above, so that forced-colors mode wins over the chosen theme.
globalStyle(':root:root:root', {
  '@media': { [media.forcedColours]: { vars: assignVars(vars.colour, { ...forcedColours }) } },
});
