import { certificateGroups } from '@cpd/api/certificateGroups';
import { courses } from '@cpd/api/courses';
import { events } from '@cpd/api/events';
import { useCached } from '@cpd/api/query';
import { displayTitle } from '@cpd/domain/draft';
import { CommandPalette, type PaletteGroup, type PaletteItem } from '@cpd/ui/CommandPalette';
import { CertificateIcon, CourseIcon, EventIcon, KeyboardIcon, PlusIcon, SignOutIcon, ThemeIcon } from '@cpd/ui/Icon';
import { certificateGroupPath } from '../../certificateGroups/paths.ts';
import { coursePath } from '../../courses/paths.ts';
import { eventDetail, eventName } from '../../events/eventValues.ts';
import { eventPath } from '../../events/paths.ts';
import { useRecents } from '../../kit/keyboard/Recents.tsx';
import { chooseTheme, THEME_CHOICES } from '../../kit/themeChoice.ts';
import { themeLabels, useThemeChoice } from '../../kit/useThemeChoice.ts';
import { currentScreen, type NavigationScreen } from '../routeHandle.ts';

export interface PaletteProps {
  navigation: readonly NavigationScreen[];
  onGo: (path: string) => void;
  onNewCourse: () => void;
  onKeys: () => void;
  onSignOut: () => void;
  onClose: () => void;
}

/** How many items of a kind are listed for an empty search. */
const AT_FIRST = 5;

/** Finds screens, courses, groups and events that are in the cache, and frequent actions. */
export function Palette({ navigation, onClose, onGo, ...actions }: PaletteProps) {
  const screens = navigation.map(({ label, path, icon: Icon, key }) => ({
    id: path,
    label,
    icon: <Icon />,
    keys: ['G', key.toUpperCase()],
    onChoose: () => onGo(path),
  }));
  const recents = useRecents().map(({ label, path }) => {
    const { icon: Icon, label: kind } = currentScreen(navigation, path) ?? {};
    return { id: path, label, icon: Icon && <Icon />, hint: kind, onChoose: () => onGo(path) };
  });
  const items = useFoundItems(onGo).map(({ title, items: found }) => ({
    title,
    // Recent items are already listed.
    items: found.filter(({ id }) => recents.every((recent) => recent.id !== id)),
    atFirst: AT_FIRST,
  }));
  const groups = [
    { title: 'Go to', items: screens },
    { title: 'Recent', items: recents },
    ...items,
    { title: 'Actions', items: useActions(actions) },
  ];
  return <CommandPalette label="Search or jump to…" groups={groups} onClose={onClose} />;
}

function useFoundItems(onGo: (path: string) => void): readonly PaletteGroup[] {
  const { data: allCourses = [] } = courses.list.useQuery({}, { isReported: false });
  const allGroups = useCached(certificateGroups.list).flatMap(({ docs }) => docs);
  const allEvents = useCached(events.list).flatMap(({ docs }) => docs);
  const itemAt = (path: string, label: string | null | undefined, rest: Partial<PaletteItem>) => ({
    id: path,
    label: displayTitle(label),
    onChoose: () => onGo(path),
    ...rest,
  });
  return [
    {
      title: 'Courses',
      items: allCourses.map(({ _id, title, certificateGroup }) =>
        itemAt(coursePath(_id), title, { icon: <CourseIcon />, hint: certificateGroup?.name ?? undefined }),
      ),
    },
    {
      title: 'Groups',
      items: unique(allGroups).map(({ _id, name }) =>
        itemAt(certificateGroupPath(_id), name, { icon: <CertificateIcon /> }),
      ),
    },
    {
      title: 'Events',
      items: unique(allEvents).map((event) =>
        itemAt(eventPath(event._id), eventName(event), {
          icon: <EventIcon />,
          hint: eventDetail(event),
        }),
      ),
    },
  ];
}

/** Pages of different sizes may hold the same item. */
function unique<Item extends { readonly _id: string }>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item._id, item])).values()];
}

function useActions({
  onNewCourse,
  onKeys,
  onSignOut,
}: Omit<PaletteProps, 'navigation' | 'onGo' | 'onClose'>): readonly PaletteItem[] {
  const theme = useThemeChoice();
  const others = THEME_CHOICES.filter((choice) => choice !== theme);
  return [
    { id: 'new-course', label: 'New course', icon: <PlusIcon />, onChoose: onNewCourse },
    ...others.map((choice) => ({
      id: `theme-${choice}`,
      label: `Theme: ${themeLabels[choice]}`,
      icon: <ThemeIcon />,
      onChoose: () => chooseTheme(choice),
    })),
    { id: 'keys', label: 'Keys', icon: <KeyboardIcon />, keys: ['?'], onChoose: onKeys },
    { id: 'sign-out', label: 'Sign out', icon: <SignOutIcon />, onChoose: onSignOut },
  ];
}
