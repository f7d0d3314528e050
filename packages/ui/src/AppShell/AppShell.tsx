import { type ReactNode, useId } from 'react';
import { Sign } from '../Brand/Brand.tsx';
import { BaseButton } from '../Button/BaseButton.tsx';
import { MenuIcon } from '../Icon/index.ts';
import { PageTitleId } from '../PageHeader/index.ts';
import * as styles from './AppShell.css.ts';
import type { NavigationItem } from './Navigation.tsx';
import { Navigation } from './Navigation.tsx';
import { useMenu } from './useMenu.ts';

export interface AppShellProps {
  /** The words in the top bar. */
  title: string;
  /** The address of a square picture in place of our own sign. */
  mark?: string | undefined;
  /** The entries of the left navigation, in order. */
  navigation: readonly NavigationItem[];
  /** The `href` of the entry that the current page belongs to, if any. */
  current?: string | undefined;
  /** What stands at the end of the bar: a BarSearch and BarButtons. */
  barEnd?: ReactNode;
  children: ReactNode;
}

/** Frames every page of the back office: bar, navigation, content; below 1200 px the navigation is a rail, below 900 px a menu. */
export function AppShell({ title, mark, navigation, current, barEnd, children }: AppShellProps) {
  const menu = useMenu(current);
  const titleId = useId();
  return (
    <div className={styles.shell}>
      <a className={styles.skipLink} href="#content">
        Skip to content
      </a>
      <header className={styles.bar}>
        <BaseButton {...menu.buttonProps} className={styles.menuButton} aria-label="Menu">
          <MenuIcon size={20} />
        </BaseButton>
        <span className={styles.sign}>
          <Sign mark={mark} />
        </span>
        <span className={styles.title}>{title}</span>
        {barEnd && <div className={styles.barEnd}>{barEnd}</div>}
      </header>
      <Navigation items={navigation} current={current} menu={menu} />
      {/* It takes the focus when a page is opened, and then says by its name which one. */}
      <main id="content" className={styles.content} tabIndex={-1} aria-labelledby={titleId}>
        <PageTitleId value={titleId}>
          <div className={styles.measure}>{children}</div>
        </PageTitleId>
      </main>
    </div>
  );
}
