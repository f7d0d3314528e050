import { type ColourScheme, dark, light } from '../src/theme/colours.ts';
import { vars } from '../src/theme/contract.css.ts';
import { elevation } from '../src/theme/elevation.ts';
import { palette, white } from '../src/theme/palette.ts';
import {
  breakpoint,
  fontFamily,
  fontSize,
  fontWeight,
  layer,
  letterSpacing,
  lineHeight,
  motion,
  radius,
  space,
} from '../src/theme/scale.ts';
import { typography } from '../src/theme/typography.ts';

/** A token of the W3C design-tokens format. */
interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
}

/** A group of tokens and groups. */
interface TokenGroup {
  readonly [name: string]: Token | TokenGroup;
}

/** Returns the theme as a W3C design-tokens document (format of October 2025) for design tools. */
export function designTokens(): TokenGroup {
  return {
    palette: {
      white: colour(white),
      ...mapped(palette, (ramp) => mapped(ramp, colour)),
    },
    light: scheme(light),
    dark: scheme(dark),
    space: mapped(space, dimension),
    radius: mapped(radius, dimension),
    breakpoint: mapped(breakpoint, (pixels) => dimension(`${pixels}px`)),
    font: {
      family: mapped(fontFamily, (stack) => ({ $type: 'fontFamily', $value: stack.split(', ').map(withoutQuotes) })),
      size: mapped(fontSize, dimension),
      weight: mapped(fontWeight, (weight) => ({ $type: 'fontWeight', $value: Number(weight) })),
      lineHeight: mapped(lineHeight, (ratio) => ({ $type: 'number', $value: Number(ratio) })),
    },
    typography: {
      display: role(typography.display),
      title: role(typography.title),
      heading: role(typography.heading),
      // The text size of the back office; public pages use 16 px.
      body: role({ ...typography.body, fontSize: fontSize[14] }),
      label: role(typography.label),
      note: role(typography.note),
      caption: role({ fontWeight: fontWeight.regular, ...typography.caption }),
    },
    shadow: {
      light: mapped(elevation, (look) => shadow(look, '{light.shadow}')),
      dark: mapped(elevation, (look) => shadow(look, '{dark.shadow}')),
    },
    layer: mapped(layer, (order) => ({ $type: 'number', $value: order })),
    motion: mapped(motion, timing),
  };
}

/** Semantic colours reference the palette, so that design tools keep the two layers. */
function scheme(colours: ColourScheme): TokenGroup {
  return mapped({ ...colours }, (value) => {
    const name = paletteNames.get(value);
    return name === undefined ? colour(value) : { $type: 'color', $value: `{palette.${name}}` };
  });
}

const paletteNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(palette).flatMap(([name, ramp]) =>
    Object.entries(ramp).map(([step, shade]): [string, string] => [shade, `${name}.${step}`]),
  ),
  [white, 'white'],
]);

function colour(value: string): Token {
  const [lightness, chroma, hue, percent = 100] = value.match(/[\d.]+/g)?.map(Number) ?? [];
  return {
    $type: 'color',
    $value: { colorSpace: 'oklch', components: [lightness, chroma, hue], alpha: percent / 100 },
  };
}

/** Writes a text style as one composite token, as design tools expect it. */
function role(look: { fontSize: string; fontWeight: string; lineHeight: string; letterSpacing?: string }): Token {
  const spacing = Number.parseFloat(inEnglish(look.letterSpacing ?? '0')) * Number.parseFloat(look.fontSize);
  return {
    $type: 'typography',
    $value: {
      fontFamily: '{font.family.sans}',
      fontSize: dimension(look.fontSize).$value,
      fontWeight: Number(look.fontWeight),
      lineHeight: Number(inEnglish(look.lineHeight)),
      letterSpacing: { value: Number(spacing.toFixed(4)), unit: 'rem' },
    },
  };
}

/** The value in English of a variable that differs by language. */
function inEnglish(value: string): string {
  return englishValues.get(value) ?? value;
}

const englishValues: ReadonlyMap<string, string> = new Map([
  ...Object.entries(lineHeight).map(([name, ratio]): [string, string] => [
    vars.lineHeight[name as keyof typeof lineHeight],
    ratio,
  ]),
  ...Object.entries(letterSpacing).map(([name, size]): [string, string] => [
    vars.letterSpacing[name as keyof typeof letterSpacing],
    size,
  ]),
]);

/** Parses a shadow of the theme, the colour last: '0 1px 3px …'. Its colour references the theme's. */
function shadow(look: string, color: string): Token {
  const [offsetX, offsetY, blur] = look.split(' ').map((length) => ({ value: Number.parseFloat(length), unit: 'px' }));
  return { $type: 'shadow', $value: { color, offsetX, offsetY, blur, spread: { value: 0, unit: 'px' } } };
}

function dimension(length: string): Token {
  return { $type: 'dimension', $value: { value: Number.parseFloat(length), unit: length.replace(/[\d.]/g, '') } };
}

function timing(value: string): Token {
  if (value.endsWith('ms')) return { $type: 'duration', $value: { value: Number.parseFloat(value), unit: 'ms' } };
  return { $type: 'cubicBezier', $value: value.match(/-?[\d.]+/g)?.map(Number) };
}

function mapped<Value>(
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => Token | TokenGroup,
): TokenGroup {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}

function withoutQuotes(name: string): string {
  return name.replaceAll('"', '');
}
