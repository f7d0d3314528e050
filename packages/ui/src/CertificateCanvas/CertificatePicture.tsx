import { middleOf } from '@cpd/domain/certificate';
import { type RefObject, useRef } from 'react';
import { canvas as canvasStyle, frame as frameStyle, guide } from './CertificateCanvas.css.ts';
import type { Template } from './loadTemplate.ts';
import { NameLineHandle } from './NameLineHandle.tsx';
import { useCertificateDrawing } from './useCertificateDrawing.ts';
import type { NameLine } from './useNameLine.ts';

/** What the picture shows and moves. */
export interface CertificatePictureProps {
  /** The template behind the name. */
  template: Template;
  /** The name on the line. */
  name: string;
  /** The line, and how it moves. */
  line: NameLine;
  /** Receives the element that shows the whole template. */
  frame: RefObject<HTMLDivElement | null>;
}

/** The template with the name on it, a guide across the middle and the handle over the name. */
export function CertificatePicture({ template, name, line, frame }: CertificatePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { position } = line;
  useCertificateDrawing({ canvas, template, position, name });
  const middle = middleOf(template.height);
  return (
    <div ref={frame} className={frameStyle} style={{ aspectRatio: `${template.width} / ${template.height}` }}>
      <canvas ref={canvas} className={canvasStyle} role="img" aria-label={`The certificate with the name ${name}`} />
      <div
        className={guide}
        style={{ insetBlockStart: `${(100 * middle) / template.height}%` }}
        data-snapped={position === middle || undefined}
      />
      <NameLineHandle line={line} />
    </div>
  );
}
