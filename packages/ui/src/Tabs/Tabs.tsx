import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Tab as AriaTab, Tabs as AriaTabs, TabList, TabPanel } from 'react-aria-components/Tabs';
import { useIsBack } from '../Host/index.ts';
import { formatNumber } from '../language/index.ts';
import * as styles from './Tabs.css.ts';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** The number of items, hidden from assistive technology: the view itself contains it. */
  readonly count?: number;
}

export interface TabsProps {
  /** The accessible name. */
  label: string;
  /** A single one is not shown. */
  tabs: readonly Tab[];
  /** The `id` of the selected tab. */
  selectedKey: string;
  onSelectionChange: (id: string) => void;
  children: ReactNode;
}

/** Tabs for views of the same item. */
export function Tabs({ label, tabs, selectedKey, onSelectionChange, children }: TabsProps) {
  const panelId = useId();
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterBack(list, selectedKey);
  return (
    <AriaTabs selectedKey={selectedKey} onSelectionChange={(key) => onSelectionChange(String(key))}>
      <TabList ref={list} aria-label={label} className={styles.list} items={tabs} hidden={tabs.length === 1}>
        {(tab) => (
          <AriaTab
            id={tab.id}
            className={styles.tab}
            render={(attributes) =>
              'href' in attributes ? <a {...attributes} /> : <div {...attributes} aria-controls={panelId} />
            }
          >
            {({ isSelected }) => <TabContent tab={tab} isSelected={isSelected} />}
          </AriaTab>
        )}
      </TabList>
      {/* One panel for all tabs, because a live region in a new panel would not be announced. React Aria gives it the first tab's id. */}
      <TabPanel id={selectedKey} className={styles.panel} render={(attributes) => <div {...attributes} id={panelId} />}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}

/** When 'back' or 'forward' selects a tab, moves the focus to it from the former tab, or if its panel has taken the focus away. */
function useFocusAfterBack(list: RefObject<HTMLElement | null>, selectedKey: string): void {
  const isBack = useIsBack();
  const shownKey = useRef(selectedKey);
  const follow = useEffectEvent(() => {
    const { activeElement: focused, body } = document;
    if (!isBack || !(focused === body || list.current?.contains(focused))) return;
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (shownKey.current !== selectedKey) follow();
    shownKey.current = selectedKey;
  }, [selectedKey]);
}

function TabContent({ tab, isSelected }: { tab: Tab; isSelected: boolean }) {
  const label = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (isSelected) scrollToTab(label.current?.closest('[role="tab"]'));
  }, [isSelected]);
  return (
    <>
      <span ref={label}>{tab.label}</span>
      {tab.count !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {formatNumber(tab.count)}
        </span>
      )}
    </>
  );
}

/** Scrolls tabs that are wider than their space, and not the page, as `scrollIntoView` would. */
function scrollToTab(tab: Element | null | undefined): void {
  const list = tab?.parentElement;
  if (!tab || !list) return;
  const view = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  list.scrollLeft += Math.max(right - view.right, 0) + Math.min(left - view.left, 0);
}

/** Tabs around a list, as a `ListScreen` takes them. */
export function listTabs(tabs: Omit<TabsProps, 'children'>) {
  return { selectedKey: tabs.selectedKey, render: (list: ReactNode) => <Tabs {...tabs}>{list}</Tabs> };
}
