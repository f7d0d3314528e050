export type { LinkButtonProps, LinkProps, LinkProviderProps } from './Link.tsx';
export { Link, LinkButton, LinkProvider } from './Link.tsx';
export type { LinkComponentProps } from './LinkContext.ts';
