export type { BrandProps } from './Brand.tsx';
export { Brand, Logo } from './Brand.tsx';
