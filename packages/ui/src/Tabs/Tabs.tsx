import { type ReactNode, useId } from 'react';
import { Tab as AriaTab, Tabs as AriaTabs, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as styles from './Tabs.css.ts';

export interface Tab {
  readonly id: string;
  readonly label: string;
}

export interface TabsProps {
  /** What the tabs choose between, for assistive technology. */
  label: string;
  tabs: readonly Tab[];
  /** The `id` of the tab that is chosen. */
  selectedKey: string;
  onSelectionChange: (id: string) => void;
  children: ReactNode;
}

/** Switches between views of the same thing, one at a time. */
export function Tabs({ label, tabs, selectedKey, onSelectionChange, children }: TabsProps) {
  const panelId = useId();
  return (
    <AriaTabs selectedKey={selectedKey} onSelectionChange={(key) => onSelectionChange(String(key))}>
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
      <TabPanel id={selectedKey} className={styles.panel} render={(attributes) => <div {...attributes} id={panelId} />}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
