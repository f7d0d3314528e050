import type { ReactNode } from 'react';
import * as buttonStyles from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/index.ts';
import { useHost } from '../Host/index.ts';
import { ExternalIcon } from '../Icon/index.ts';
import { say } from '../language/index.ts';
import { ownElement, withIcon } from '../Text/ownElement.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Link.css.ts';

export interface LinkProps {
  /** The visible text, which names the target without its context. */
  children: ReactNode;
  /** The URL, within the app or elsewhere. */
  href: string;
  /** Opens a new browser tab and says so, without a referrer or access to this page. */
  isExternal?: boolean;
  /** A longer name for assistive technology. It begins with the visible text, and mentions a new tab itself. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  /** Marks the link to the current page, or to the part of it that is being read. */
  'aria-current'?: 'page' | 'location';
  onPress?: () => void;
}

/** Leads to another page. For actions, use a Button. */
export function Link(props: LinkProps) {
  return <Anchor className={styles.link} {...props} />;
}

export interface LinkButtonProps extends LinkProps, ButtonLook {}

/** A link with the look of a button, for going to a page from a row or a toolbar. */
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
  const { Link: HostLink } = useHost();
  const Component = isExternal ? 'a' : HostLink;
  return (
    <Component {...attributes} onClick={onPress && (() => onPress())} {...(isExternal && newTab)}>
      {isExternal ? (
        <>
          {ownElement(children)}
          <ExternalIcon size={12} />
          {attributes['aria-label'] === undefined && (
            <VisuallyHidden>{` ${say('(opens in a new tab)')}`}</VisuallyHidden>
          )}
        </>
      ) : (
        children
      )}
    </Component>
  );
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
