export type { ActionBarProps } from './ActionBar.tsx';
export { ActionBar } from './ActionBar.tsx';
