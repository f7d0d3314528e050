import type { ReactElement, ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuSection as AriaMenuSection,
  type MenuSectionProps as AriaMenuSectionProps,
} from 'react-aria-components/Menu';
import type { IconProps } from '../Icon/index.ts';
import { CheckIcon, ExternalIcon } from '../Icon/index.ts';
import { KeyCaps } from '../KeyList/index.ts';
import { say } from '../language/index.ts';
import { Popover } from '../Popover/Popover.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Menu.css.ts';
import type { MenuTriggerProps } from './useMenuTrigger.ts';

export interface MenuProps extends MenuTriggerProps {
  /** `MenuSection`s. */
  children: ReactNode;
  /** A text below the items. */
  footer?: string;
}

/** A menu below its button. */
export function Menu({ children, footer, autoFocus, ...popover }: MenuProps) {
  return (
    <Popover {...popover} trigger="MenuTrigger" className={styles.popover} placement="bottom end" offset={10}>
      <AriaMenu
        className={styles.menu}
        aria-labelledby={popover['aria-labelledby']}
        autoFocus={autoFocus}
        onClose={() => popover.onOpenChange(false)}
      >
        {children}
      </AriaMenu>
      {footer && <p className={styles.footer}>{footer}</p>}
    </Popover>
  );
}

export interface MenuSectionProps
  extends Pick<AriaMenuSectionProps<object>, 'aria-label' | 'selectionMode' | 'selectedKeys'> {
  /** The title. A section without one needs an `aria-label`. */
  title?: string | undefined;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** A group of menu items. */
export function MenuSection({ title, children, ...section }: MenuSectionProps) {
  return (
    <AriaMenuSection {...section} className={styles.section}>
      {title && <Header className={styles.title}>{title}</Header>}
      {children}
    </AriaMenuSection>
  );
}

export interface MenuItemProps extends Pick<AriaMenuItemProps, 'id' | 'onAction'> {
  children: string;
  icon?: ReactElement<IconProps>;
  /** The keyboard shortcut. */
  keys?: readonly string[];
  /** A URL that opens in a new tab, as the item says. */
  href?: string;
  /** The language of its text, if it is not that of the page. */
  lang?: string;
}

/** An action, or an option of a section with a selection. */
export function MenuItem({ children, icon, keys, href, lang, ...item }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...item}
      {...(href && { href, target: '_blank', rel: 'noopener noreferrer' })}
      textValue={children}
      className={styles.item}
    >
      {({ isSelected }) => (
        <>
          {icon}
          <span className={styles.label} lang={lang}>
            {children}
            {href && <VisuallyHidden>{` ${say('(opens in a new tab)')}`}</VisuallyHidden>}
          </span>
          {href && <ExternalIcon size={12} />}
          {keys && <KeyCaps keys={keys} />}
          {isSelected && <CheckIcon />}
        </>
      )}
    </AriaMenuItem>
  );
}
