import { type ReactNode, useId } from 'react';
import { Anchor } from '../Link/Link.tsx';
import { formatNumber, say } from '../language/index.ts';
import * as styles from './Navigation.css.ts';
import type { MenuState } from './useMenu.ts';

export interface NavigationItem {
  label: string;
  href: string;
  icon?: ReactNode;
  /** The number of waiting items, and their description: '31 posts in review'. */
  waiting?: { count: number; description: string } | undefined;
}

export interface NavigationProps {
  items: readonly NavigationItem[];
  current: string | undefined;
  /** The state of the menu on narrow screens. */
  menu: MenuState;
}

export function Navigation({ items, current, menu }: NavigationProps) {
  return (
    <nav {...menu.panelProps} className={styles.navigation} aria-label={say('Main')}>
      <ul className={styles.items}>
        {items.map((item) => (
          <Item key={item.href} {...item} isCurrent={item.href === current} onPress={menu.close} />
        ))}
      </ul>
    </nav>
  );
}

function Item({
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
        className={styles.item}
        href={href}
        {...(isCurrent && { 'aria-current': 'page' })}
        {...(waiting && { 'aria-describedby': id })}
        onPress={onPress}
      >
        {icon}
        {label}
        {waiting && (
          <span className={styles.count} aria-hidden="true">
            {formatNumber(waiting.count)}
          </span>
        )}
      </Anchor>
      {waiting && (
        <span id={id} hidden>
          {waiting.description}
        </span>
      )}
    </li>
  );
}
