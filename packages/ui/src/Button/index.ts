export type { ButtonLook, ButtonProps } from './Button.tsx';
export { Button } from './Button.tsx';
