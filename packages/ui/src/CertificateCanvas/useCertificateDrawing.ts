import { PREVIEW_WIDTH } from '@cpd/domain/certificate';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useDevicePixelRatio } from '../DevicePixelRatio/useDevicePixelRatio.ts';
import { drawCertificate } from './drawCertificate.ts';
import { loadNameFont } from './nameFontFaces.ts';
import type { Template } from './useTemplate.ts';

export interface CertificateDrawingOptions {
  /** The canvas to draw on; its bitmap is sized here. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly template: Template;
  /** Where the line stands, in template pixels. */
  readonly position: number;
  readonly name: string;
}

/** Draws the certificate at the screen's own sharpness: once a frame at most, and only when something changed. */
export function useCertificateDrawing({ canvas, template, position, name }: CertificateDrawingOptions): void {
  const pixelWidth = Math.round(PREVIEW_WIDTH * useDevicePixelRatio());
  const pixelHeight = Math.max(Math.round((template.height * pixelWidth) / template.width), 1);
  const picture = useShrunkTemplate(template, pixelWidth);
  const isFontReady = useNameFont(name);
  const drawing = useMemo(
    () => picture && { picture, template, position, name: isFontReady ? name : null },
    [picture, template, position, name, isFontReady],
  );

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!drawing || !context) return;
    const frame = requestAnimationFrame(() => {
      // Setting the size clears the bitmap and costs, so it is set only when it is another.
      if (context.canvas.width !== pixelWidth) context.canvas.width = pixelWidth;
      if (context.canvas.height !== pixelHeight) context.canvas.height = pixelHeight;
      drawCertificate(context, drawing);
    });
    return () => cancelAnimationFrame(frame);
  }, [canvas, drawing, pixelWidth, pixelHeight]);
}

function useShrunkTemplate(template: Template, pixelWidth: number): CanvasImageSource | undefined {
  const [shrunk, setShrunk] = useState<{ template: Template; picture: CanvasImageSource }>();
  useEffect(() => {
    let isCurrent = true;
    const arrive = (picture: CanvasImageSource) => {
      if (isCurrent) setShrunk({ template, picture });
    };
    shrinkTemplate(template, pixelWidth).then(arrive, () => arrive(template.image));
    return () => {
      isCurrent = false;
    };
  }, [template, pixelWidth]);
  return shrunk?.template === template ? shrunk.picture : undefined;
}

/** Tells that the font of a name has arrived, or that it never will and a substitute has to do. */
function useNameFont(name: string): boolean {
  const [settledName, setSettledName] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const settle = () => {
      if (isCurrent) setSettledName(name);
    };
    loadNameFont(name).then(settle, settle);
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return settledName === name;
}

/** Makes a copy of the template in the size that the screen shows, so that redrawing a 50-megapixel image stays cheap. */
async function shrinkTemplate({ image, width, height }: Template, toWidth: number): Promise<ImageBitmap> {
  const resizeWidth = Math.min(toWidth, width);
  const resizeHeight = Math.max(Math.round((height * resizeWidth) / width), 1);
  return createImageBitmap(image, { resizeWidth, resizeHeight, resizeQuality: 'high' });
}
