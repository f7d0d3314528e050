import { middleOf } from '@cpd/domain/certificate';
import { useRef } from 'react';
import { canvas as canvasStyle, frame as frameStyle, guide } from './CertificateCanvas.css.ts';
import type { Template } from './loadTemplate.ts';
import { NameLineHandle } from './NameLineHandle.tsx';
import { useCertificateDrawing } from './useCertificateDrawing.ts';
import type { LineMover } from './useLineMover.ts';

/** What the picture shows and moves. */
export interface CertificatePictureProps {
  /** The template behind the name. */
  template: Template;
  /** The name on the line. */
  name: string;
  /** Where the line stands, in template pixels. */
  position: number;
  /** Moves the line. */
  mover: LineMover;
  /** Runs after the line was dragged to another place. */
  onDragged: () => void;
  /** Takes the handle out of use. */
  isDisabled: boolean;
}

/** The template with the name on it, a guide across the middle and the handle over the name. */
export function CertificatePicture({
  template,
  name,
  position,
  mover,
  onDragged,
  isDisabled,
}: CertificatePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
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
      <NameLineHandle
        frame={frame}
        position={position}
        imageHeight={template.height}
        mover={mover}
        onDragged={onDragged}
        isDisabled={isDisabled}
      />
    </div>
  );
}
