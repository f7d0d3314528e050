import type { ReactNode } from 'react';
import { Anchor } from '../Link/Link.tsx';
import { entries, entry, navigation } from './AppShell.css.ts';
import type { MenuState } from './useMenu.ts';

/** An entry of the left navigation. */
export interface NavigationItem {
  /** The visible words. */
  label: string;
  /** Where it leads. */
  href: string;
  /** An icon before the words. */
  icon?: ReactNode;
}

/** What the navigation lists. */
export interface NavigationProps {
  /** The entries, in order. */
  items: readonly NavigationItem[];
  /** The `href` of the current entry. */
  current: string | undefined;
  /** The menu it becomes on narrow screens. */
  menu: MenuState;
}

/** Lists where one can go, and marks where one is. */
export function Navigation({ items, current, menu }: NavigationProps) {
  return (
    <nav {...menu.panelProps} className={navigation} aria-label="Main">
      <ul className={entries}>
        {items.map(({ label, href, icon }) => (
          <li key={href}>
            <Anchor
              className={entry}
              href={href}
              {...(href === current && { 'aria-current': 'page' })}
              onPress={menu.close}
            >
              {icon}
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
