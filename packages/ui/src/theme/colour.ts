/** A colour in the OKLCH space: perceptual lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  /** Perceptual lightness, 0 (black) to 1 (white). */
  readonly lightness: number;
  /** Colourfulness, 0 (grey) upwards. */
  readonly chroma: number;
  /** Hue angle in degrees. */
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/** Writes an OKLCH colour as `#rrggbb`, lowering its chroma until sRGB can show it. */
export function toHex(colour: Oklch): string {
  let chroma = colour.chroma;
  let channels = toLinearRgb({ ...colour, chroma });
  while (chroma > 0 && channels.some((channel) => channel < -0.0001 || channel > 1.0001)) {
    chroma = Math.max(0, chroma - 0.002);
    channels = toLinearRgb({ ...colour, chroma });
  }
  return `#${channels.map(hexPair).join('')}`;
}

/** Computes the WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Computes the WCAG relative luminance of a `#rrggbb` colour, from 0 to 1. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => decoded(Number.parseInt(hex.slice(start, start + 2), 16) / 255));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

// The two matrices are Björn Ottosson's published OKLab definition.
function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function hexPair(linear: number): string {
  const clamped = Math.min(Math.max(linear, 0), 1);
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

function decoded(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
