import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './colours.ts';
import { fontSize, letterSpacing, lineHeight } from './scale.ts';

/**
 * The theme's CSS variables: `vars.colour.*` by meaning, `vars.text.body` the size of running text, and line heights and
 * letter spacing, which differ by the script of a language.
 */
export const vars = createGlobalThemeContract(
  {
    colour: { ...light },
    text: { body: fontSize[14] },
    lineHeight: { ...lineHeight },
    letterSpacing: { ...letterSpacing },
  },
  (_, path) => `cpd-${path.join('-')}`,
);
