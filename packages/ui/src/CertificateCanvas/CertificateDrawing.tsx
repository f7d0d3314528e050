import { useRef } from 'react';
import { say } from '../language/index.ts';
import * as styles from './CertificateCanvas.css.ts';
import { type CertificateDrawingOptions, useCertificateDrawing } from './useCertificateDrawing.ts';

export type CertificateDrawingProps = Omit<CertificateDrawingOptions, 'canvas'>;

/** A canvas with the template and a name. It fills its frame, which has the aspect ratio of the template. */
export function CertificateDrawing(props: CertificateDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useCertificateDrawing({ ...props, canvas });
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      role="img"
      aria-label={
        props.fonts.status === 'missing'
          ? say('The certificate without a name')
          : say('The certificate with the name {name}', { name: props.name })
      }
    />
  );
}
