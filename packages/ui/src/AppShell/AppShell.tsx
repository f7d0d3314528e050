import type { ReactNode } from 'react';
import { MenuIcon } from '../Icon/index.ts';
import { bar, barEnd, content, measure, menuButton, shell, skipLink, title as titleStyle } from './AppShell.css.ts';
import type { NavigationItem } from './Navigation.tsx';
import { Navigation } from './Navigation.tsx';
import { useMenu } from './useMenu.ts';

/** What the shell names and holds. */
export interface AppShellProps {
  /** The words in the top bar. */
  title: string;
  /** The entries of the left navigation, in order. */
  navigation: readonly NavigationItem[];
  /** The `href` of the entry that the current page belongs to, if any. */
  current?: string | undefined;
  /** What stands at the end of the top bar. */
  barEnd?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Frames every page of the back office: bar, navigation, content; below 900 px the navigation is a menu. */
export function AppShell({ title, navigation, current, barEnd: end, children }: AppShellProps) {
  const menu = useMenu(current);
  return (
    <div className={shell}>
      <a className={skipLink} href="#content">
        Skip to content
      </a>
      <header className={bar}>
        <button {...menu.buttonProps} type="button" className={menuButton} aria-label="Menu">
          <MenuIcon size={20} />
        </button>
        <span className={titleStyle}>{title}</span>
        {end !== undefined && <div className={barEnd}>{end}</div>}
      </header>
      <Navigation items={navigation} current={current} menu={menu} />
      <main id="content" className={content} tabIndex={-1}>
        <div className={measure}>{children}</div>
      </main>
    </div>
  );
}
