export type { AppShellProps } from './AppShell.tsx';
export { AppShell } from './AppShell.tsx';
export type { BarButtonProps, BarSearchProps } from './BarButton.tsx';
export { BarButton, BarSearch } from './BarButton.tsx';
export type { NavigationItem } from './Navigation.tsx';
