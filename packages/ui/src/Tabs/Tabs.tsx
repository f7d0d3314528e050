import { type ReactNode, useId } from 'react';
import { Tab as AriaTab, Tabs as AriaTabs, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as styles from './Tabs.css.ts';

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
  const panelId = useId();
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList aria-label={label} className={styles.list} items={tabs}>
        {(tab) => (
          <AriaTab
            id={tab.id}
            className={styles.tab}
            render={(attributes) =>
              'href' in attributes ? <a {...attributes} /> : <div {...attributes} aria-controls={panelId} />
            }
          >
            {tab.label}
          </AriaTab>
        )}
      </TabList>
      {/* One panel for all tabs, as a new one's news would not be announced; React Aria keeps the first tab's id for it. */}
      <TabPanel id={selected} className={styles.panel} render={(attributes) => <div {...attributes} id={panelId} />}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
