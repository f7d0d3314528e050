import { useState } from 'react';
import { CertificateCanvas, type CertificateCanvasProps } from './CertificateCanvas.tsx';

/** Keeps the position in stories, as a form would. */
export function PositionKeeper({ position, onPositionChange, ...rest }: CertificateCanvasProps) {
  const [current, setCurrent] = useState(position);
  const handleChange = (next: number) => {
    setCurrent(next);
    onPositionChange(next);
  };
  return <CertificateCanvas {...rest} position={current} onPositionChange={handleChange} />;
}
