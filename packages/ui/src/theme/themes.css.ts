import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { type ColourScheme, dark, forcedColours, light } from './colours.ts';
import { vars } from './contract.css.ts';
import { brandHue } from './palette.ts';
import { fontSize, letterSpacing, lineHeight, media } from './scale.ts';

const HUE = '--cpd-brand-hue';

/** The scheme with the brand's hue as a variable, so that a page can set another one. */
function inHueOfPage(scheme: ColourScheme): ColourScheme {
  const written = JSON.stringify(scheme).replaceAll(new RegExp(` ${brandHue}(?=[ )])`, 'g'), ` var(${HUE})`);
  return JSON.parse(written);
}

globalStyle(':root', { vars: { [HUE]: import.meta.env?.VITE_BRAND_HUE || `${brandHue}` } });
createGlobalTheme(':root', vars, {
  colour: { ...inHueOfPage(light) },
  text: { body: fontSize[14] },
  lineHeight: { ...lineHeight },
  letterSpacing: { ...letterSpacing },
});

/** Marks above and below the letters, or letters as high as the line, need more room than Latin ones. */
const tallScripts = {
  ar: { tight: '1.4', normal: '1.6', relaxed: '1.75' },
  ja: { tight: '1.4', normal: '1.6', relaxed: '1.8' },
  th: { tight: '1.5', normal: '1.7', relaxed: '1.85' },
};

for (const [language, heights] of Object.entries(tallScripts))
  globalStyle(`:root:lang(${language})`, {
    vars: {
      ...assignVars(vars.lineHeight, heights),
      // Spacing would separate joined letters and marks.
      ...assignVars(vars.letterSpacing, { tight: '0em', tighter: '0em' }),
    },
  });

// A smeared weight closes the counters of kanji. Lines break between phrases, where the browser knows them.
globalStyle(':root:lang(ja)', { fontSynthesis: 'none', wordBreak: 'auto-phrase' });

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
