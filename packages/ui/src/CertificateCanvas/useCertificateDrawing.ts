import { PREVIEW_WIDTH } from '@cpd/domain/namePlacing';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useDevicePixelRatio } from '../DevicePixelRatio/useDevicePixelRatio.ts';
import { drawCertificate } from './drawCertificate.ts';
import type { NameFonts } from './useNameFonts.ts';
import type { Template } from './useTemplate.ts';

export interface CertificateDrawingOptions {
  /** The canvas, whose bitmap is resized here. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly template: Template;
  /** The template's pixels at the size on screen; undefined until they are scaled. */
  readonly picture: CanvasImageSource | undefined;
  /** The width of the canvas, in CSS pixels. */
  readonly width: number;
  /** Distance from the template's top edge to the middle of the name line, in template pixels. */
  readonly position: number;
  readonly name: string;
  readonly fonts: NameFonts;
}

/** Draws the certificate at the device pixel ratio, at most once per frame and only after a change. */
export function useCertificateDrawing(options: CertificateDrawingOptions): void {
  const { canvas, template, picture, width, position, name, fonts } = options;
  const pixelWidth = Math.round(width * useDevicePixelRatio());
  const pixelHeight = Math.max(Math.round((template.height * pixelWidth) / template.width), 1);
  const faces = fonts.status === 'ready' ? fonts.faces : null;
  const drawing = useMemo(
    () => picture && { picture, template, position, name: faces && { text: name, faces } },
    [picture, template, position, name, faces],
  );

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!drawing || !context) return;
    const frame = requestAnimationFrame(() => {
      // Setting the size clears the bitmap, also if it is the same.
      if (context.canvas.width !== pixelWidth) context.canvas.width = pixelWidth;
      if (context.canvas.height !== pixelHeight) context.canvas.height = pixelHeight;
      drawCertificate(context, drawing);
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, drawing, pixelWidth, pixelHeight]);
}

/** Scales the template to the size of the preview; undefined until that is done. */
export function useScaledTemplate(template: Template): CanvasImageSource | undefined {
  const pixelWidth = Math.round(PREVIEW_WIDTH * useDevicePixelRatio());
  const [shrunk, setShrunk] = useState<{ template: Template; picture: CanvasImageSource }>();
  useEffect(() => {
    let isCurrent = true;
    const update = (picture: CanvasImageSource) => {
      if (isCurrent) setShrunk({ template, picture });
    };
    shrinkTemplate(template, pixelWidth).then(update, () => update(template.image));
    return () => {
      isCurrent = false;
    };
  }, [template, pixelWidth]);
  return shrunk?.template === template ? shrunk.picture : undefined;
}

/** Scales the template down to the size on screen, so that a 50-megapixel image is fast to redraw. */
async function shrinkTemplate({ image, width, height }: Template, toWidth: number): Promise<ImageBitmap> {
  const resizeWidth = Math.min(toWidth, width);
  const resizeHeight = Math.max(Math.round((height * resizeWidth) / width), 1);
  return createImageBitmap(image, { resizeWidth, resizeHeight, resizeQuality: 'high' });
}
