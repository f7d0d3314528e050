export type { LinkButtonProps, LinkProps } from './Link.tsx';
export { Link, LinkButton } from './Link.tsx';
