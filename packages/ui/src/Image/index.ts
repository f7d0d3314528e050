export type { ImageProps } from './Image.tsx';
export { Image } from './Image.tsx';
