export { CollapsiblePreview, type CollapsiblePreviewProps } from './CollapsiblePreview.tsx';
