import { NAME_COLOUR, nameFont, nameLine } from '@cpd/domain/certificate';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { drawPdf } from './drawPdf.ts';
import { NAME_FONTS, readNameFont } from './nameFonts.ts';
import type { CertificateDrawing } from './render.ts';

for (const font of NAME_FONTS) {
  if (GlobalFonts.register(readNameFont(font, 'woff2'), font.family) === null) {
    throw new Error(`The font ${font.font}, ${font.subset}, cannot be read. Install the dependencies again.`);
  }
}

export default async function draw({ template, name, position, pdf }: CertificateDrawing): Promise<Uint8Array> {
  const image = await loadImage(template);
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(image, 0, 0);
  const setSize = (fontSize: number) => {
    ctx.font = nameFont(fontSize);
  };
  const line = nameLine(image, position, (fontSize) => {
    setSize(fontSize);
    return ctx.measureText(name).width;
  });
  const picture = () => {
    setSize(line.fontSize);
    // Neither the server's language nor the name's script may turn the line around, as in the preview.
    ctx.direction = 'ltr';
    ctx.lang = 'en';
    ctx.fillStyle = NAME_COLOUR;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.fillText(name, line.centreX, line.baselineY);
    return canvas.encode('png');
  };
  return pdf === undefined ? picture() : drawPdf({ template, picture, width, height, name, line, pdf });
}
