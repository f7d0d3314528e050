export type { Tab, TabsProps } from './Tabs.tsx';
export { Tabs } from './Tabs.tsx';
