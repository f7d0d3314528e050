import { middleOf } from '@cpd/domain/certificate';
import { useRef } from 'react';
import * as styles from './CertificateCanvas.css.ts';
import { NameLine, type NameLineProps } from './NameLine.tsx';
import { useCertificateDrawing } from './useCertificateDrawing.ts';
import type { NameFonts } from './useNameFonts.ts';
import type { Template } from './useTemplate.ts';

export interface CertificatePictureProps extends Omit<NameLineProps, 'imageHeight'> {
  template: Template;
  name: string;
  fonts: NameFonts;
}

/** The template with the name on it, a guide across the middle and the slider over the name. */
export function CertificatePicture({ template, name, fonts, position, onMove, isDisabled }: CertificatePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useCertificateDrawing({ canvas, template, position, name, fonts });
  const middle = middleOf(template.height);
  return (
    <div className={styles.frame} style={{ aspectRatio: `${template.width} / ${template.height}` }}>
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
      <NameLine position={position} imageHeight={template.height} onMove={onMove} isDisabled={isDisabled} />
    </div>
  );
}
