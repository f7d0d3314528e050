export { AppShell, type AppShellProps } from './AppShell.tsx';
export { BarMenu, type BarMenuProps, BarSearch, type BarSearchProps } from './BarMenu.tsx';
export type { NavigationItem } from './Navigation.tsx';
export { NewVersionNotice } from './NewVersionNotice.tsx';
export { OfflineNotice } from './OfflineNotice.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink.tsx';
export { useFocusRestoration } from './useFocusRestoration.ts';
