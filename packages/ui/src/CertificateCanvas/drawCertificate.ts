import type { NameFace } from '@cpd/domain/nameFaces';
import { NAME_COLOUR, nameFont, nameLine, type TemplateSize } from '@cpd/domain/namePlacing';

export interface DrawnCertificate {
  /** The template's pixels, at any size. */
  readonly picture: CanvasImageSource;
  readonly template: TemplateSize;
  /** Distance from the template's top edge to the middle of the name line, in template pixels. */
  readonly position: number;
  /** The name and its loaded fonts; null while they load, and if no font has all of its characters. */
  readonly name: { readonly text: string; readonly faces: readonly NameFace[] } | null;
}

/** The part of a 2D context that is used here. */
export interface DrawingSurface
  extends Pick<
    CanvasRenderingContext2D,
    'clearRect' | 'drawImage' | 'fillText' | 'fillStyle' | 'font' | 'textAlign' | 'textBaseline' | 'direction'
  > {
  /** The size of the bitmap in device pixels. */
  readonly canvas: TemplateSize;
  readonly setTransform: (...matrix: [number, number, number, number, number, number]) => void;
  readonly measureText: (text: string) => { readonly width: number };
}

/** Draws the template and the name with the geometry of the finished certificate. */
export function drawCertificate(context: DrawingSurface, drawing: DrawnCertificate): void {
  const { picture, template, position, name } = drawing;
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  if (name === null) return;

  // From here on, lengths are in template pixels, as on the server.
  context.setTransform(width / template.width, 0, 0, height / template.height, 0, 0);
  const line = nameLine(template, position, (fontSize) => {
    context.font = nameFont(fontSize, name.faces);
    return context.measureText(name.text).width;
  });
  context.font = nameFont(line.fontSize, name.faces);
  context.fillStyle = NAME_COLOUR;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  // The direction of the page must not move the punctuation of a name.
  context.direction = 'ltr';
  context.fillText(name.text, line.centreX, line.baselineY);
}
