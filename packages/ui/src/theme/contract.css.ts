import { createGlobalThemeContract } from '@vanilla-extract/css';
import { light } from './colours.ts';
import { fontSize } from './scale.ts';

/** The theme's CSS variables: `vars.colour.*` by meaning, `vars.text.body` the size of running text. */
export const vars = createGlobalThemeContract(
  { colour: { ...light }, text: { body: fontSize[14] } },
  (_, path) => `cpd-${path.join('-')}`,
);
