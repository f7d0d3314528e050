export type { SignInLayoutProps } from './SignInLayout.tsx';
export { SignInLayout } from './SignInLayout.tsx';
