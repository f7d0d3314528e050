export type { CertificateCanvasProps } from './CertificateCanvas.tsx';
export { CertificateCanvas } from './CertificateCanvas.tsx';
