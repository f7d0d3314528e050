import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { nextTab } from './nextTab.ts';
import { list, panel, tab as tabStyle } from './Tabs.css.ts';

/** One of the views to choose from. */
export interface Tab {
  /** What tells it apart. */
  readonly id: string;
  /** The visible words. */
  readonly label: string;
}

/** What the tabs offer and show. */
export interface TabsProps {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  /** The views to choose from, in order. */
  tabs: readonly Tab[];
  /** The id of the tab chosen. */
  selected: string;
  /** Receives the id of the tab chosen. */
  onSelect: (id: string) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Switches between views of the same thing, one at a time. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = nextTab(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
      isRightToLeft,
    );
    const target = index === undefined ? undefined : tabs[index];
    if (target === undefined) return;
    event.preventDefault();
    onSelect(target.id);
    listRef.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(target)]?.focus();
  }

  return (
    <div>
      <div ref={listRef} role="tablist" className={list} aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${baseId}-${id}`}
            className={tabStyle}
            aria-selected={id === selected}
            aria-controls={`${baseId}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${baseId}-panel`} className={panel} aria-labelledby={`${baseId}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
