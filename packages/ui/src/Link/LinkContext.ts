import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';
import { createContext } from 'react';

export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The component that renders every link inside: the router's, or a plain anchor without a router. */
export const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');
