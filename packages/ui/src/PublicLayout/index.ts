export type { PublicLayoutProps } from './PublicLayout.tsx';
export { PublicLayout } from './PublicLayout.tsx';
