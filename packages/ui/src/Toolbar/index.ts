export type { ToolbarProps } from './Toolbar.tsx';
export { Toolbar } from './Toolbar.tsx';
