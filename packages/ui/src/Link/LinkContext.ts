import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';
import { createContext } from 'react';

/** What the app's own link component is given: an anchor's attributes, `href` always among them. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where the link leads. */
  href: string;
  /** The anchor's element. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The component that renders every link inside: the router's, or a plain anchor where there is no router. */
export const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');
