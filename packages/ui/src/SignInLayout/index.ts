export { SignInLayout, type SignInLayoutProps } from './SignInLayout.tsx';
