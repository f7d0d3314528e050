import { useSessionWatch } from '@cpd/api/auth';
import { useClient } from '@cpd/api/client';
import { feed } from '@cpd/api/feed';
import { CacheProvider } from '@cpd/api/query';
import { RecentsProvider } from '@cpd/api/recents';
import { useNewVersion } from '@cpd/api/release';
import { loginPathFor } from '@cpd/domain/signInRedirect';
import { AppShell, type NavigationItem, NewVersionNotice, OfflineNotice, useFocusRestoration } from '@cpd/ui/AppShell';
import { useModal } from '@cpd/ui/DialogQueue';
import { sectionOf } from '@cpd/ui/Host';
import { I18nProvider } from '@cpd/ui/I18nProvider';
import { say } from '@cpd/ui/language';
import { NotificationsProvider } from '@cpd/ui/Notifications';
import { PageCommandsProvider, ShowKeys } from '@cpd/ui/Shortcuts';
import { UnsavedGuard } from '@cpd/ui/UnsavedChanges';
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { brand } from '../../brand.ts';
import { FEED_PATH, OVERVIEW_PATH, SIGN_IN_PATHS } from '../../paths.ts';
import { useCurrentRouter } from '../CurrentRouter.ts';
import { Keyboard, type Opened } from '../keyboard/Keyboard.tsx';
import { PRODUCT } from '../product.ts';
import { currentScreen, type NavigationScreen, navigationOf } from '../routeHandle.ts';
import { BarEnd } from './BarEnd.tsx';
import { usePageCode } from './usePageCode.ts';

/**
 * Frames every screen of a signed-in administrator. Menus and arrow keys run in the direction of the language: the sign-in
 * page has none, and does not wait for it.
 */
export const SignedInLayout = memo(() => {
  useSessionWatch();
  const routes = useCurrentRouter()?.routes;
  const navigation = useMemo(() => navigationOf(routes ?? []), [routes]);
  const pages = usePageCode();
  const { session } = useClient();
  return (
    <I18nProvider>
      <CacheProvider>
        <NotificationsProvider>
          <RecentsProvider>
            <PageCommandsProvider>
              <UnsavedGuard pages={pages} isActive={() => session.getSnapshot().isLoggedIn}>
                <Shell navigation={navigation} />
              </UnsavedGuard>
            </PageCommandsProvider>
          </RecentsProvider>
        </NotificationsProvider>
      </CacheProvider>
      <NavigationEffects />
    </I18nProvider>
  );
});

/** The effects of a navigation, in a separate component so that the layout does not render again. */
function NavigationEffects() {
  useFocusRestoration();
  useLoginAfterSession();
  useWithdrawnDialogs();
  return null;
}

function Shell({ navigation }: { navigation: readonly NavigationScreen[] }) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened>();
  const showKeys = useCallback(() => setOpened('keys'), []);
  const current = currentScreen(navigation, pathname)?.path ?? pathname;
  // The same element at every location, so that a navigation does not render it again.
  const [barEnd] = useState(<BarEnd onPalette={() => setOpened('palette')} onKeys={showKeys} />);
  return (
    <ShowKeys value={showKeys}>
      <Frame
        title={say(PRODUCT)}
        titleHref={OVERVIEW_PATH}
        mark={brand.mark}
        navigation={useNavigationItems(navigation)}
        current={current}
        barEnd={barEnd}
      >
        {content}
      </Frame>
      <ScrollRestoration getKey={scrollKey} />
      <Keyboard navigation={navigation} opened={opened} onOpen={setOpened} />
    </ShowKeys>
  );
}

function NewVersion() {
  return useNewVersion() && <NewVersionNotice />;
}

/** Paging and searching a list do not render it again. */
const Frame = memo(AppShell);

const content = (
  <>
    <OfflineNotice />
    <NewVersion />
    <Outlet />
  </>
);

/**
 * The key for scroll restoration. Pages opened by their URL all have the key 'default': each restores its own position,
 * not the previous page's.
 */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** The navigation, with the number of posts in review next to Feed, which counts them again when it opens. */
function useNavigationItems(navigation: readonly NavigationScreen[]): readonly NavigationItem[] {
  const { data: count = 0 } = feed.inReview.useQuery();
  return useMemo(() => {
    const waiting = { count, description: say('{count, plural, one {# post} other {# posts}} in review', { count }) };
    return navigation.map(({ label, path, icon: Icon }) => ({
      label: say(label),
      href: path,
      icon: <Icon />,
      ...(count > 0 && path === FEED_PATH && { waiting }),
    }));
  }, [navigation, count]);
}

/** Goes to the sign-in page when the session ends without this tab asking for it: it expired, or another tab signed out. */
function useLoginAfterSession(): void {
  const { session } = useClient();
  const navigate = useNavigate();
  const location = useLocation();
  const goToLogin = useEffectEvent(() => {
    if (!session.getSnapshot().isLoggedIn) void navigate(loginPathFor(location, SIGN_IN_PATHS), { replace: true });
  });
  useEffect(() => {
    goToLogin();
    return session.onChangeElsewhere(() => goToLogin());
  }, [session]);
}

/** Closes all confirmations, and the proof of identity, of a page or a section that is left. */
function useWithdrawnDialogs(): void {
  const { pathname, search } = useLocation();
  const section = sectionOf(new URLSearchParams(search));
  const { withdrawConfirmations } = useModal();
  const { identityProof } = useClient();
  useEffect(
    () => () => {
      withdrawConfirmations();
      identityProof.settle(false);
    },
    [pathname, section, withdrawConfirmations, identityProof],
  );
}
