import { useState } from 'react';
import { CertificateCanvas, type CertificateCanvasProps } from './CertificateCanvas.tsx';

/** Keeps the position in stories, as a form would. */
export function PositionKeeper({ position, onPositionChange, ...rest }: CertificateCanvasProps) {
  const [kept, setKept] = useState(position);
  const handleChange = (next: number) => {
    setKept(next);
    onPositionChange(next);
  };
  return <CertificateCanvas {...rest} position={kept} onPositionChange={handleChange} />;
}
