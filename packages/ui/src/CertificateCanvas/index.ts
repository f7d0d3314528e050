export { CertificateCanvas, type CertificateCanvasProps, type PreviewFormat } from './CertificateCanvas.tsx';
