import type { ComponentType, ReactNode } from 'react';
import { useContext } from 'react';
import * as buttonStyles from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/index.ts';
import { ExternalIcon } from '../Icon/index.ts';
import { ownElement, withIcon } from '../Text/ownElement.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Link.css.ts';
import type { LinkComponentProps } from './LinkContext.ts';
import { LinkContext } from './LinkContext.ts';

export interface LinkProps {
  /** The visible words; they say where the link leads without the text around it. */
  children: ReactNode;
  /** The address, within the app or elsewhere. */
  href: string;
  /** Opens in a new browser tab, says so, and hands over neither the page nor its address. */
  isExternal?: boolean;
  /** A fuller name for assistive technology; begins with the visible words, and says itself that a new tab opens. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  /** Marks the link to what is shown now. */
  'aria-current'?: 'page';
  onPress?: () => void;
}

/** Leads somewhere else; to do something here, take a Button. */
export function Link(props: LinkProps) {
  return <Anchor className={styles.link} {...props} />;
}

export interface LinkButtonProps extends LinkProps, ButtonLook {}

/** A link in the look of a button, for going to a page from a row or a toolbar. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'secondary', tone = 'neutral', size = 'medium', isWide = false, icon, children, ...rest } = props;
  return (
    <Anchor className={buttonStyles.button({ variant, tone, size, isWide })} {...rest}>
      {withIcon(icon, children)}
    </Anchor>
  );
}

/** An unstyled link, for components that style it. */
export function Anchor(props: LinkProps & { className: string; dir?: 'auto' }) {
  const { children, isExternal = false, onPress, ...attributes } = props;
  const RoutedLink = useContext(LinkContext);
  const Component = isExternal ? 'a' : RoutedLink;
  return (
    <Component {...attributes} onClick={onPress} {...(isExternal && newTab)}>
      {isExternal ? (
        <>
          {ownElement(children)}
          <ExternalIcon size={12} />
          {attributes['aria-label'] === undefined && <VisuallyHidden>(opens in a new tab)</VisuallyHidden>}
        </>
      ) : (
        children
      )}
    </Component>
  );
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

export interface LinkProviderProps {
  /** Renders every link inside; must hand all its props to an anchor. */
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
}

/** Lets all links inside go through the app's router; without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
