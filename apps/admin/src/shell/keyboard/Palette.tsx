import { courses } from '@cpd/api/courses';
import { useRecents } from '@cpd/api/recents';
import { CommandPalette, type PaletteItem } from '@cpd/ui/CommandPalette';
import {
  CourseIcon,
  InfoIcon,
  KeyboardIcon,
  KeyIcon,
  PlusIcon,
  SettingIcon,
  SignOutIcon,
  ThemeIcon,
} from '@cpd/ui/Icon';
import { displayTitle, type Sentence, say, sentence } from '@cpd/ui/language';
import { useCurrentCommands } from '@cpd/ui/Shortcuts';
import { chooseTheme, THEME_CHOICES, themeLabels, useThemeChoice } from '@cpd/ui/storedChoice';
import { useState } from 'react';
import {
  CERTIFICATE_GROUPS_PATH,
  coursePath,
  FEED_PATH,
  OVERVIEW_PATH,
  SETTING_PATH,
  settingPath,
} from '../../paths.ts';
import { useSettingSections } from '../../setting/useSettingSections.ts';
import { currentScreen, type NavigationScreen } from '../routeHandle.ts';
import { useItemSearch } from './useItemSearch.tsx';

export interface PaletteProps {
  navigation: readonly NavigationScreen[];
  onGo: (path: string) => void;
  onNewCourse: () => void;
  onNewEvent: () => void;
  onNewGroup: () => void;
  onChangePassword: () => void;
  onKeys: () => void;
  onSignOut: () => void;
  onClose: () => void;
}

/** Words that find what creates an item. */
const CREATE = sentence('create add');

/** Words that find a screen by what is on it. */
const screenSynonyms: Readonly<Record<string, Sentence>> = {
  [FEED_PATH]: sentence('posts review approve'),
  [CERTIFICATE_GROUPS_PATH]: sentence('certification certificates'),
  [SETTING_PATH]: sentence('settings account passkeys sessions administrators activity history'),
};

/** How many courses are listed for an empty search. */
const MAX_COURSES_UNSEARCHED = 5;

/** Finds screens, items of every kind and frequent actions. It starts with the actions of the page's item. */
export function Palette({ navigation, onClose, onGo, ...actions }: PaletteProps) {
  const [search, setSearch] = useState('');
  const screens = navigation.map(({ label, path, icon: Icon, key }) => ({
    id: path,
    label: say(label),
    icon: <Icon />,
    keys: ['G', key.toUpperCase()],
    // The word of the path finds the screen in English, whatever the language of the page.
    synonyms: `${path.slice(1)} ${screenSynonyms[path] ? say(screenSynonyms[path]) : ''}`,
    onChoose: () => onGo(path),
  }));
  const recents = useRecents().map(({ label, path }) => {
    const { icon: Icon, label: kind } = currentScreen(navigation, path) ?? {};
    return { id: path, label, icon: Icon && <Icon />, hint: kind && say(kind), onChoose: () => onGo(path) };
  });
  // Recent items are already listed.
  const withoutRecents = ({ id }: PaletteItem) => recents.every((recent) => recent.id !== id);
  const { groups: found, message } = useItemSearch(search, onGo);
  const groups = [
    ...useItemCommands(onGo),
    {
      title: say('Go to'),
      items: [...screens, overviewItem(onGo), ...useSettingItems(onGo)],
      atFirst: screens.length,
    },
    { title: say('Recent'), items: recents },
    // Before the courses, so that 'new' does not lead to a course about news.
    { title: say('Actions'), items: useActions(actions) },
    { title: say('Courses'), items: useCourseItems(onGo).filter(withoutRecents), atFirst: MAX_COURSES_UNSEARCHED },
    ...found.map((group) => ({ ...group, items: group.items.filter(withoutRecents) })),
  ];
  return (
    <CommandPalette
      label={say('Search or jump to…')}
      groups={groups}
      onSearch={setSearch}
      message={message}
      onClose={onClose}
    />
  );
}

/** The screen that is not in the navigation, found by a search. */
function overviewItem(onGo: (path: string) => void): PaletteItem {
  return {
    id: OVERVIEW_PATH,
    label: say('Overview'),
    icon: <InfoIcon />,
    synonyms: say('dashboard home summary'),
    onChoose: () => onGo(OVERVIEW_PATH),
  };
}

/** The sections of the settings, found by a search. */
function useSettingItems(onGo: (path: string) => void): readonly PaletteItem[] {
  return useSettingSections().map(({ id, label }) => ({
    id: settingPath(id),
    label: say(label),
    icon: <SettingIcon />,
    hint: say('Setting'),
    onChoose: () => onGo(settingPath(id)),
  }));
}

function useItemCommands(onGo: (path: string) => void) {
  const current = useCurrentCommands();
  if (current === undefined) return [];
  const { title, commands } = current;
  const items = commands.map(({ label, keys, href, onChoose }) => ({
    id: `command ${label}`,
    label,
    keys,
    onChoose: onChoose ?? (() => href !== undefined && onGo(href)),
  }));
  return [{ title, items }];
}

function useCourseItems(onGo: (path: string) => void): readonly PaletteItem[] {
  const { data: all = [] } = courses.list.useQuery({}, { isReported: false });
  return all.map(({ _id, title, certificateGroup }) => ({
    id: coursePath(_id),
    label: displayTitle(title),
    icon: <CourseIcon />,
    hint: certificateGroup?.name ?? undefined,
    onChoose: () => onGo(coursePath(_id)),
  }));
}

function useActions({
  onNewCourse,
  onNewEvent,
  onNewGroup,
  onChangePassword,
  onKeys,
  onSignOut,
}: Omit<PaletteProps, 'navigation' | 'onGo' | 'onClose'>): readonly PaletteItem[] {
  const theme = useThemeChoice();
  const others = THEME_CHOICES.filter((choice) => choice !== theme);
  return [
    { id: 'new-course', label: say('New course'), synonyms: say(CREATE), icon: <PlusIcon />, onChoose: onNewCourse },
    { id: 'new-event', label: say('New event'), synonyms: say(CREATE), icon: <PlusIcon />, onChoose: onNewEvent },
    {
      id: 'new-group',
      label: say('New certificate group'),
      synonyms: say(CREATE),
      icon: <PlusIcon />,
      onChoose: onNewGroup,
    },
    ...others.map((choice) => ({
      id: `theme-${choice}`,
      label: say('Theme: {theme}', { theme: themeLabels[choice] }),
      synonyms: say('colours appearance mode'),
      icon: <ThemeIcon />,
      onChoose: () => chooseTheme(choice),
    })),
    { id: 'change-password', label: say('Change password'), icon: <KeyIcon />, onChoose: onChangePassword },
    {
      id: 'keys',
      label: say('Keyboard shortcuts'),
      synonyms: say('keys hotkeys help'),
      icon: <KeyboardIcon />,
      keys: ['?'],
      onChoose: onKeys,
    },
    {
      id: 'sign-out',
      label: say('Sign out'),
      synonyms: say('log out logout'),
      icon: <SignOutIcon />,
      onChoose: onSignOut,
    },
  ];
}
