import { CacheProvider } from '@cpd/api/cache';
import { AppShell } from '@cpd/ui/AppShell';
import { useModal } from '@cpd/ui/DialogQueue';
import { LinkProvider } from '@cpd/ui/Link';
import { NotificationsProvider } from '@cpd/ui/Notifications';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { UnsavedGuard } from '../../kit/editing/Unsaved.tsx';
import { RecentsProvider } from '../../kit/keyboard/Recents.tsx';

import { Keyboard } from '../keyboard/Keyboard.tsx';
import { currentEntry, navigation, PRODUCT } from '../routes.ts';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { RouterLink } from './RouterLink.tsx';
import { SessionBoundary } from './SessionBoundary.tsx';
import { usePlaceMemory } from './usePlaceMemory.ts';

const items = navigation.map(({ label, path }) => ({ label, href: path }));

/** Frames every screen of a signed-in administrator. */
export function SignedInLayout() {
  const { pathname } = useLocation();
  usePlaceMemory();
  useLoadingBetweenScreens();
  return (
    <CacheProvider>
      <NotificationsProvider>
        <RecentsProvider>
          <LinkProvider component={RouterLink}>
            <AppShell title={PRODUCT} navigation={items} current={currentEntry(pathname)?.path}>
              <NewVersionNotice />
              <UnsavedGuard>
                <SessionBoundary>
                  <Outlet />
                </SessionBoundary>
              </UnsavedGuard>
            </AppShell>
            <Keyboard />
          </LinkProvider>
        </RecentsProvider>
      </NotificationsProvider>
    </CacheProvider>
  );
}

/** Shows the loading overlay while another screen's code is on its way. */
function useLoadingBetweenScreens(): void {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const { startLoading } = useModal();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => (isLeaving ? startLoading() : undefined), [isLeaving, startLoading]);
}
