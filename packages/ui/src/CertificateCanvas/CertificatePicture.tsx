import { middleOf } from '@cpd/domain/certificate';
import { type RefObject, useRef } from 'react';
import { GripIcon } from '../Icon/index.ts';
import * as styles from './CertificateCanvas.css.ts';
import { positionText } from './positionText.ts';
import { useCertificateDrawing } from './useCertificateDrawing.ts';
import type { NameFonts } from './useNameFonts.ts';
import type { NameLine } from './useNameLine.ts';
import type { Template } from './useTemplate.ts';

export interface CertificatePictureProps {
  template: Template;
  name: string;
  fonts: NameFonts;
  line: NameLine;
  /** Receives the element that shows the whole template. */
  frame: RefObject<HTMLDivElement | null>;
}

/** The template with the name on it, a guide across the middle and the handle over the name. */
export function CertificatePicture({ template, name, fonts, line, frame }: CertificatePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { position } = line;
  useCertificateDrawing({ canvas, template, position, name, fonts });
  const middle = middleOf(template.height);
  return (
    <div ref={frame} className={styles.frame} style={{ aspectRatio: `${template.width} / ${template.height}` }}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={
          fonts.status === 'missing' ? 'The certificate without a name' : `The certificate with the name ${name}`
        }
      />
      <div
        className={styles.guide}
        style={{ insetBlockStart: `${(100 * middle) / template.height}%` }}
        data-snapped={position === middle || undefined}
      />
      <NameLineHandle line={line} />
    </div>
  );
}

/** The name line as something to take hold of: dragged by pointer, moved by keys, read out as a slider. */
function NameLineHandle({ line }: { line: NameLine }) {
  const { position, imageHeight, isDisabled } = line;
  return (
    <div
      {...line.handleProps}
      className={styles.handle}
      style={{ insetBlockStart: `${(100 * position) / imageHeight}%` }}
      role="slider"
      tabIndex={isDisabled ? -1 : 0}
      aria-label="Name line"
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={imageHeight - 1}
      aria-valuenow={position}
      aria-valuetext={positionText(position, imageHeight)}
      aria-disabled={isDisabled || undefined}
      data-dragging={line.isDragging || undefined}
    >
      <span className={styles.grip}>
        <GripIcon size={12} />
      </span>
    </div>
  );
}
