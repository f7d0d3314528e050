import { type ReactNode, useId } from 'react';
import { LogoMark } from '../Brand/Brand.tsx';
import { BaseButton } from '../Button/BaseButton.tsx';
import { HomeIcon, MenuIcon } from '../Icon/index.ts';
import { Anchor } from '../Link/Link.tsx';
import { say } from '../language/index.ts';
import { PageTitleId } from '../PageHeader/index.ts';
import * as styles from './AppShell.css.ts';
import type { NavigationItem } from './Navigation.tsx';
import { Navigation } from './Navigation.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useMenu } from './useMenu.ts';

export interface AppShellProps {
  /** The title in the top bar. */
  title: string;
  /** Links the title and the logo to a page. */
  titleHref?: string | undefined;
  /** The URL of a square logo that replaces the default one. */
  mark?: string | undefined;
  /** The items of the main navigation. */
  navigation: readonly NavigationItem[];
  /** The `href` of the current page's item. */
  current?: string | undefined;
  /** A BarSearch and BarButtons. */
  barEnd?: ReactNode;
  children: ReactNode;
}

/** The layout of the back office: bar, navigation and content. The navigation is a rail below 1200 px and a menu below 900 px. */
export function AppShell({ title, titleHref, mark, navigation, current, barEnd, children }: AppShellProps) {
  const menu = useMenu(current);
  const titleId = useId();
  const brand = (
    <>
      <span className={styles.logo}>
        <LogoMark mark={mark} />
      </span>
      <span className={styles.title}>{title}</span>
    </>
  );
  return (
    <div className={styles.shell}>
      <SkipLink target="content">{say('Skip to content')}</SkipLink>
      <header className={styles.bar}>
        <BaseButton {...menu.buttonProps} className={styles.menuButton} aria-label={say('Menu')}>
          <MenuIcon size={20} />
        </BaseButton>
        {titleHref === undefined ? (
          <span className={styles.brand}>{brand}</span>
        ) : (
          <Anchor
            className={styles.brandLink}
            href={titleHref}
            {...(titleHref === current && { 'aria-current': 'page' })}
          >
            {brand}
            <HomeIcon />
          </Anchor>
        )}
        {barEnd && <div className={styles.barEnd}>{barEnd}</div>}
      </header>
      <Navigation items={navigation} current={current} menu={menu} />
      {/* Focused when a page opens, so that screen readers announce its name. */}
      <main id="content" className={styles.content} tabIndex={-1} aria-labelledby={titleId}>
        <PageTitleId value={titleId}>
          <div className={styles.measure}>{children}</div>
        </PageTitleId>
      </main>
    </div>
  );
}
