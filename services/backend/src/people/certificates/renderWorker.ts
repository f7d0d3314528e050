import { NAME_COLOUR, nameFont, nameLine } from '@cpd/domain/namePlacing';
import { createCanvas, loadImage, type SKRSContext2D, SvgExportFlag } from '@napi-rs/canvas';
import { drawPdf } from './drawPdf.ts';
import { registerNameFaces } from './nameFonts.ts';
import type { CertificateDrawing } from './render.ts';
import { visibleCharacters } from './textLayer.ts';

type TextContext = Pick<
  SKRSContext2D,
  'font' | 'direction' | 'lang' | 'fillStyle' | 'textAlign' | 'textBaseline' | 'fillText'
>;

/** A certificate that was replaced is no warning. */
const MARK_COLOURS = { WITHDRAWN: '#b3261e', REPLACED: '#5f6b7a' } as const;
/** Width of the mark of a certificate that is not valid, relative to the diagonal. */
const MARK_RATIO = 0.75;

export default async function draw(drawing: CertificateDrawing): Promise<Uint8Array> {
  const { template, name, faces, position, mark, pdf } = drawing;
  registerNameFaces(faces);
  const image = await loadImage(template);
  const { width, height } = image;
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(image, 0, 0);
  const line = nameLine(image, position, (fontSize) => {
    ctx.font = nameFont(fontSize, faces);
    return ctx.measureText(name).width;
  });
  const setName = (target: TextContext) => {
    target.font = nameFont(line.fontSize, faces);
    // As in the preview, neither the server's language nor the name's script may reverse the line.
    target.direction = 'ltr';
    target.lang = 'en';
    target.fillStyle = NAME_COLOUR;
    target.textAlign = 'center';
    target.textBaseline = 'alphabetic';
    target.fillText(name, line.centreX, line.baselineY);
  };
  const outlines = () => {
    const shapes = createCanvas(width, height, SvgExportFlag.ConvertTextToPaths);
    setName(shapes.getContext('2d'));
    return Array.from(
      shapes
        .getContent()
        .toString()
        .matchAll(/ d="([^"]*)"/g),
      ([, path = '']) => path,
    );
  };
  if (pdf !== undefined) {
    ctx.font = nameFont(line.fontSize, faces);
    const characters = visibleCharacters(name, (letter) => ctx.measureText(letter).width);
    return drawPdf({ template, outlines: outlines(), characters, width, height, name, line, pdf });
  }
  setName(ctx);
  if (mark) printMark(ctx, faces, mark);
  return canvas.encode('png');
}

/** Prints a word from corner to corner, with a white outline so that it is visible on every template (rule CR6). */
function printMark(
  ctx: SKRSContext2D,
  faces: CertificateDrawing['faces'],
  mark: NonNullable<CertificateDrawing['mark']>,
): void {
  const { width, height } = ctx.canvas;
  ctx.font = nameFont(100, faces);
  const fontSize = (100 * Math.hypot(width, height) * MARK_RATIO) / ctx.measureText(mark).width;
  ctx.font = nameFont(fontSize, faces);
  ctx.translate(width / 2, height / 2);
  ctx.rotate(-Math.atan2(height, width));
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.lineWidth = fontSize / 8;
  ctx.strokeStyle = '#ffffff';
  ctx.strokeText(mark, 0, 0);
  ctx.fillStyle = MARK_COLOURS[mark];
  ctx.fillText(mark, 0, 0);
}
