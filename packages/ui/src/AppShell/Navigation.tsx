import { type ReactNode, useId } from 'react';
import { Anchor } from '../Link/Link.tsx';
import * as styles from './AppShell.css.ts';
import type { MenuState } from './useMenu.ts';

export interface NavigationItem {
  label: string;
  href: string;
  icon?: ReactNode;
  /** How many things wait there, and what they are: '31 posts in review'. */
  waiting?: { count: number; words: string } | undefined;
}

export interface NavigationProps {
  items: readonly NavigationItem[];
  /** The `href` of the current entry. */
  current: string | undefined;
  /** The menu it becomes on narrow screens. */
  menu: MenuState;
}

/** Lists where one can go, and marks where one is. */
export function Navigation({ items, current, menu }: NavigationProps) {
  return (
    <nav {...menu.panelProps} className={styles.navigation} aria-label="Main">
      <ul className={styles.entries}>
        {items.map((item) => (
          <Entry key={item.href} {...item} isCurrent={item.href === current} onPress={menu.close} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({
  label,
  href,
  icon,
  waiting,
  isCurrent,
  onPress,
}: NavigationItem & { isCurrent: boolean; onPress: () => void }) {
  const id = useId();
  return (
    <li>
      <Anchor
        className={styles.entry}
        href={href}
        {...(isCurrent && { 'aria-current': 'page' })}
        {...(waiting && { 'aria-describedby': id })}
        onPress={onPress}
      >
        {icon}
        {label}
        {waiting && (
          <span className={styles.count} aria-hidden="true">
            {waiting.count}
          </span>
        )}
      </Anchor>
      {waiting && (
        <span id={id} hidden>
          {waiting.words}
        </span>
      )}
    </li>
  );
}
