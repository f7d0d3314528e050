export type { CertificateCanvasProps, PreviewFormat } from './CertificateCanvas.tsx';
export { CertificateCanvas } from './CertificateCanvas.tsx';
