export { AppShell, type AppShellProps } from './AppShell.tsx';
export { BarButton, type BarButtonProps, BarSearch, type BarSearchProps } from './BarButton.tsx';
export type { NavigationItem } from './Navigation.tsx';
