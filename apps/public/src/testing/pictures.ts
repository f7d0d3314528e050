function picture(width: number, height: number, drawing: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const coverPicture = picture(
  1600,
  900,
  '<rect width="1600" height="900" fill="#2c4f95"/><circle cx="800" cy="450" r="250" fill="#8fb0f5"/>',
);

export const certificatePicture = picture(
  2000,
  1414,
  '<rect width="2000" height="1414" fill="#fffdf6"/><rect x="60" y="60" width="1880" height="1294" fill="none" stroke="#b58a2c" stroke-width="8"/><text x="1000" y="740" font-size="110" font-family="serif" text-anchor="middle">Ada Lovelace</text>',
);
