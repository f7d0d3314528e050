export type { SheetImageProps } from './SheetImage.tsx';
export { SheetImage } from './SheetImage.tsx';
