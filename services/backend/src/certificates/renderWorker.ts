import { NAME_COLOUR, NAME_FONT_WEIGHT, nameFont, nameLine } from '@cpd/domain/certificate';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { registerFonts } from './fonts.ts';
import type { CertificateDrawing } from './render.ts';

registerFonts(NAME_FONT_WEIGHT);

export default async function draw({ template, name, position }: CertificateDrawing): Promise<Uint8Array> {
  const image = await loadImage(template);
  const canvas = createCanvas(image.width, image.height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(image, 0, 0);
  const setSize = (fontSize: number) => {
    ctx.font = nameFont(fontSize);
  };
  const line = nameLine(image, position, (fontSize) => {
    setSize(fontSize);
    return ctx.measureText(name).width;
  });
  setSize(line.fontSize);
  // Neither the server's language nor the name's script may turn the line around, as in the preview.
  ctx.direction = 'ltr';
  ctx.lang = 'en';
  ctx.fillStyle = NAME_COLOUR;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(name, line.centreX, line.baselineY);
  return canvas.encode('png');
}
