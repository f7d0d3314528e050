import { create } from 'storybook/theming';
import { type ColourScheme, dark, light } from '../packages/ui/src/theme/colours.ts';
import { palette } from '../packages/ui/src/theme/palette.ts';
import { fontFamily } from '../packages/ui/src/theme/scale.ts';

const { brand, neutral } = palette;

/** Storybook's interface and documentation in the fonts and colours of the components. */
export const themes = { light: themeOf('light', light), dark: themeOf('dark', dark) };

function themeOf(base: 'light' | 'dark', scheme: ColourScheme) {
  const colour = (name: keyof ColourScheme) => toRgb(scheme[name]);
  return create({
    base,
    // Storybook inserts it as HTML.
    brandTitle: '<img src="./favicon.svg" alt="" width="24" height="24" style="margin-inline-end: 8px">CPD components',
    brandUrl: './',
    fontBase: fontFamily.sans,
    fontCode: fontFamily.mono,
    colorPrimary: colour('accent'),
    // For text, and for backgrounds, where Storybook darkens it in the dark theme.
    colorSecondary: base === 'dark' ? toRgb(`color-mix(in oklab, ${brand[7]} 60%, ${neutral[6]})`) : colour('accent'),
    appBg: colour('surface'),
    appContentBg: colour('surfaceRaised'),
    appPreviewBg: colour('surface'),
    appBorderColor: colour('border'),
    appBorderRadius: 6,
    textColor: colour('text'),
    textMutedColor: colour('textMuted'),
    textInverseColor: colour('onAccent'),
    barBg: colour('surfaceRaised'),
    barTextColor: colour('textMuted'),
    barHoverColor: colour('accentText'),
    barSelectedColor: colour('accentText'),
    inputBg: colour('surfaceRaised'),
    inputBorder: colour('borderControl'),
    inputTextColor: colour('text'),
    inputBorderRadius: 6,
  });
}

/** Storybook computes shades of its colours, and cannot parse `oklch()`. */
function toRgb(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (context === null) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
