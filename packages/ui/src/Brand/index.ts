export { Brand, type BrandProps, Logo } from './Brand.tsx';
