/** Draws a certificate template for stories and tests, and returns its data URL. */
export function sampleTemplate(width: number, height: number): string {
  const unit = width / 100;
  const frame = `<rect x="${2 * unit}" y="${2 * unit}" width="${96 * unit}" height="${height - 4 * unit}"`;
  const title = `<text x="50%" y="28%" font-size="${6 * unit}" text-anchor="middle" font-family="serif" fill="#a8842f">`;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="100%" height="100%" fill="#fbf8f0"/>` +
      `${frame} fill="none" stroke="#b08d3c" stroke-width="${unit}"/>` +
      `${title}Certificate of attendance</text>` +
      `<circle cx="80%" cy="80%" r="${6 * unit}" fill="#b08d3c"/></svg>`,
  )}`;
}
