export type { PdfViewerProps } from './PdfViewer.tsx';
export { PdfViewer } from './PdfViewer.tsx';
