/** The parts of an opaque `oklch()` colour: lightness 0–1, chroma, hue in degrees. */
export function oklchParts(colour: string): readonly [number, number, number] {
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return [lightness, chroma, hue];
}

/** Computes the WCAG contrast ratio of two `oklch()` colours, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

// The two matrices are Björn Ottosson's published OKLab definition.
function luminance(colour: string): number {
  const [lightness, chroma, hue] = oklchParts(colour);
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
