import { useSessionWatch } from '@cpd/api/auth';
import { CacheProvider } from '@cpd/api/cache';
import { feed } from '@cpd/api/feed';
import { brand } from '@cpd/app/brand';
import { AppShell, type NavigationItem } from '@cpd/ui/AppShell';
import { useModal } from '@cpd/ui/DialogQueue';
import { LinkProvider } from '@cpd/ui/Link';
import { NotificationsProvider } from '@cpd/ui/Notifications';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { UnsavedGuard } from '../../kit/editing/Unsaved.tsx';
import { KeyEntriesProvider } from '../../kit/keyboard/KeyEntries.ts';
import { RecentsProvider } from '../../kit/keyboard/Recents.tsx';
import { useCommandKey } from '../../kit/keyboard/useCommandKey.ts';
import { shortcutsWith } from '../../kit/keyboard/useShortcuts.ts';
import { FEED_PATH } from '../../kit/paths.ts';
import { Keyboard, type Opened } from '../keyboard/Keyboard.tsx';
import { currentEntry, navigation, PRODUCT } from '../routes.ts';
import { BarEnd } from './BarEnd.tsx';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { RouterLink } from './RouterLink.tsx';
import { SessionBoundary } from './SessionBoundary.tsx';
import { usePlaceMemory } from './usePlaceMemory.ts';

const items = navigation.map(({ label, path, icon: Icon }) => ({ label, href: path, icon: <Icon /> }));

/** The screens by their letters, one key after the other. */
const screenKeys = navigation.map(({ label, key }) => ({ keys: ['G', key.toUpperCase()], effect: `Go to ${label}` }));

/** Frames every screen of a signed-in administrator. */
export function SignedInLayout() {
  usePlaceMemory();
  useLoadingBetweenScreens();
  useQuestionsOfThePage();
  useSessionWatch();
  const command = useCommandKey();
  const keys = useMemo(() => [...shortcutsWith(command), ...screenKeys], [command]);
  return (
    <CacheProvider>
      <LinkProvider component={RouterLink}>
        <NotificationsProvider>
          <RecentsProvider>
            <KeyEntriesProvider value={keys}>
              <UnsavedGuard>
                <Shell />
              </UnsavedGuard>
            </KeyEntriesProvider>
          </RecentsProvider>
        </NotificationsProvider>
      </LinkProvider>
    </CacheProvider>
  );
}

function Shell() {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Opened>();
  const current = currentEntry(pathname)?.path;
  return (
    <>
      <AppShell
        title={PRODUCT}
        mark={brand.mark}
        navigation={useNavigationItems(current)}
        current={current}
        barEnd={
          <SessionBoundary>
            <BarEnd
              onPalette={() => setOpened('palette')}
              onKeys={() => setOpened('keys')}
              onHelp={() => setOpened('help')}
            />
          </SessionBoundary>
        }
      >
        <NewVersionNotice />
        <SessionBoundary>
          <Outlet />
        </SessionBoundary>
      </AppShell>
      <Keyboard opened={opened} onOpen={setOpened} />
    </>
  );
}

/** The navigation, with the number of posts in review behind the feed where the host tells it. */
function useNavigationItems(current: string | undefined): readonly NavigationItem[] {
  const { data: count = 0, reload } = feed.inReview.useQuery();
  const isAtFeed = current === FEED_PATH;
  const countAgain = useEffectEvent(() => void reload());
  useEffect(() => {
    if (isAtFeed) countAgain();
  }, [isAtFeed]);
  const waiting = { count, words: count === 1 ? '1 post in review' : `${count} posts in review` };
  return items.map((item) => (count > 0 && item.href === FEED_PATH ? { ...item, waiting } : item));
}

/** Takes away unanswered what was asked on a page that is left, whoever asked. */
function useQuestionsOfThePage(): void {
  const { pathname } = useLocation();
  const { withdrawQuestions } = useModal();
  useEffect(() => withdrawQuestions, [pathname, withdrawQuestions]);
}

/** Shows the loading overlay while another screen's code is on its way. */
function useLoadingBetweenScreens(): void {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const { startLoading } = useModal();
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => (isLeaving ? startLoading() : undefined), [isLeaving, startLoading]);
}
