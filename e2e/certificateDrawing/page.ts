/// <reference types="vite/client" />

import { findNameFaces } from '../../packages/domain/src/nameFaces/nameFaces.ts';
import { drawCertificate } from '../../packages/ui/src/CertificateCanvas/drawCertificate.ts';
import { loadNameFaces } from '../../packages/ui/src/CertificateCanvas/nameFontFaces.ts';
import { type InkBox, inkBox } from '../../services/backend/src/people/certificates/inkBox.fixture.ts';

/** A name on a white template. */
export interface Drawing {
  readonly name: string;
  /** Pixels of the template from its top to the middle of the name line. */
  readonly position: number;
  /** Size of the template in pixels. */
  readonly width: number;
  readonly height: number;
}

/** The box of the name on two drawings of the same certificate; null if there is none. */
interface Comparison {
  readonly preview: InkBox | null;
  readonly certificate: InkBox | null;
}

/** Functions that the page provides for the test. */
interface DrawingPage {
  /** Returns a white template as a PNG data URL. */
  template(drawing: Drawing): string;
  /** Draws the preview in the template's full size, and finds the name on it and on the finished certificate. */
  compare(drawing: Drawing, certificate: string): Promise<Comparison>;
}

declare global {
  interface Window {
    drawingPage?: DrawingPage;
  }
}

function blank({ width, height }: Drawing): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas to draw on.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  return context;
}

function pixelsOf(context: CanvasRenderingContext2D): ImageData {
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height);
}

window.drawingPage = {
  template: (drawing) => blank(drawing).canvas.toDataURL('image/png'),
  async compare(drawing, certificate) {
    const { faces } = await findNameFaces(drawing.name);
    await loadNameFaces(faces);
    const preview = blank(drawing);
    drawCertificate(preview, {
      picture: blank(drawing).canvas,
      template: drawing,
      position: drawing.position,
      name: { text: drawing.name, faces },
    });
    const finished = blank(drawing);
    const image = new Image();
    image.src = certificate;
    await image.decode();
    finished.drawImage(image, 0, 0);
    return { preview: inkBox(pixelsOf(preview)), certificate: inkBox(pixelsOf(finished)) };
  },
};
