import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { CourseIcon, FeedIcon, PlusIcon, UserIcon } from '../Icon/index.ts';
import { CommandPalette, type PaletteItem } from './CommandPalette.tsx';

const onChoose = fn();

const item = (label: string, more: Partial<PaletteItem> = {}): PaletteItem => ({
  id: label.replaceAll(' ', '-'),
  label,
  onChoose: () => onChoose(label),
  ...more,
});

/**
 * Finds a page, an item or an action by a part of its name.
 *
 * **Use it** once in an app, for its screens, their items and frequent actions, with a shortcut and a button that open
 * it.
 *
 * **Do not use it** to choose a value in a form (Select).
 *
 * **Anatomy**: a dialog with a fixed height, with a search field and the matches in groups: icon, name, hint, keys. The
 * keys and the footer that lists them are hidden on touch screens.
 *
 * **Results of a server**: `onSearch` passes the text on, and a group with `isFound` is shown as it is. The first match
 * stays selected when results arrive, until an arrow key is pressed.
 *
 * | Key | Effect |
 * |---|---|
 * | typing | filters the list; every word must match, in any order |
 * | Arrow down, arrow up | select the next or the previous item, and wrap around |
 * | Enter | opens the selected item or runs it |
 * | Escape | closes without a choice |
 *
 * **Accessibility**: a combobox whose selected match is its active descendant. An empty result is announced.
 */
const meta = {
  component: CommandPalette,
  title: 'Components/Actions/CommandPalette',
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: {
    label: 'Search or jump to…',
    groups: [
      {
        title: 'Go to',
        items: [
          item('User', { icon: <UserIcon />, keys: ['G', 'U'] }),
          item('Feed', { icon: <FeedIcon />, keys: ['G', 'F'] }),
          item('Course', { icon: <CourseIcon />, keys: ['G', 'C'] }),
        ],
      },
      {
        title: 'Courses',
        atFirst: 1,
        items: [
          item('Anatomy basics', { icon: <CourseIcon />, hint: 'Course of Acute Care' }),
          item('Wound Care', { icon: <CourseIcon />, hint: 'Course of Primary Care' }),
        ],
      },
      { title: 'Actions', items: [item('New course', { icon: <PlusIcon /> })] },
    ],
    onClose: fn(),
  },
  beforeEach: () => void onChoose.mockClear(),
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing filters, arrow keys select, Enter opens. */
export const ByKeyboard: Story = {
  tags: ['matrix'],
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Search or jump to…' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'course{ArrowDown}{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(onChoose).toHaveBeenCalledWith('Anatomy basics');
  },
};

/** The first match is also selected after a deletion. The arrow keys wrap around. */
export const FirstSelected: Story = {
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Search or jump to…' });
    await userEvent.type(box, 'coursex{Backspace}{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith('Course');
    await userEvent.type(box, '{ArrowUp}{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith('New course');
    await userEvent.click(screen.getByRole('option', { name: 'Course' }));
    await expect(onChoose).toHaveBeenLastCalledWith('Course');
  },
};

/** Without a search, a long group shows only its first items. A search also finds the others, and matches hints. */
export const Grouped: Story = {
  tags: ['matrix'],
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Search or jump to…' });
    const courses = () => within(screen.getByRole('group', { name: 'Courses' })).getAllByRole('option');
    await expect(courses()).toHaveLength(1);
    const { offsetHeight } = screen.getByRole('dialog');
    await userEvent.type(box, 'primary');
    await expect(courses().map(({ textContent }) => textContent)).toEqual(['Wound CareCourse of Primary Care']);
    await expect(screen.queryByRole('group', { name: 'Actions' })).not.toBeInTheDocument();
    await expect(screen.getByRole('dialog').offsetHeight).toBe(offsetHeight);
  },
};

/** Results of a server are shown as they are, and a failure in one line. */
export const ServerResults: Story = {
  tags: ['matrix'],
  args: {
    groups: [
      {
        title: 'Users',
        isFound: true,
        items: [item('Theresa Brandstätter', { icon: <UserIcon />, hint: 'Judge, Linz' })],
      },
      { title: 'Search in', isFound: true, items: [item('Feed matching “theresa”', { icon: <FeedIcon /> })] },
    ],
    message: 'Could not search events.',
    onSearch: fn(),
  },
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Search or jump to…' });
    await userEvent.type(box, 'theresa');
    await expect(args.onSearch).toHaveBeenLastCalledWith('theresa');
    // The list mounts again for each letter.
    await waitFor(() => expect(screen.getByRole('option', { name: 'Theresa Brandstätter Judge, Linz' })).toBeVisible());
    await waitFor(() => expect(screen.getByText('Could not search events.')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith('Theresa Brandstätter');
  },
};

/** A palette whose results arrive when a button outside of it is pressed. */
function Arriving({ arrive }: { arrive: Promise<void> }) {
  const [found, setFound] = useState<readonly PaletteItem[]>([]);
  const handleSearch = () => void arrive.then(() => setFound([item('Theresa')]));
  return (
    <CommandPalette
      label="Search"
      groups={[
        { title: 'Users', isFound: true, items: found },
        { title: 'Search in', isFound: true, items: [item('Users matching'), item('Feed matching')] },
      ]}
      onSearch={handleSearch}
      onClose={() => undefined}
    />
  );
}

/** Results that arrive are selected, unless the user has moved on with an arrow key. */
export const SelectionKept: Story = {
  tags: ['!autodocs'],
  render: (_, { loaded: { arrival } }) => <Arriving arrive={arrival.promise} />,
  loaders: [() => ({ arrival: Promise.withResolvers<void>() })],
  play: async ({ loaded: { arrival }, userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Search' });
    await userEvent.type(box, 't{ArrowDown}');
    arrival.resolve();
    await screen.findByRole('option', { name: 'Theresa' });
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith('Feed matching');
    await userEvent.type(box, 'h{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith('Theresa');
  },
};

/** Nothing matches the search. */
export const NoMatches: Story = {
  parameters: {
    announces: ['polite: No matches'],
    says: [
      'dialog, Go to',
      'dialog, Go to',
      'heading, Go to, level 2',
      'combobox, Search or jump to…, zzz, has popup listbox, expanded, autocomplete in list, 1 control',
      'listbox, Matches, orientated vertically',
      'status',
      'No matches',
      'end of status',
      'end of dialog, Go to',
    ],
  },
  tags: ['matrix'],
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Search or jump to…' });
    await userEvent.type(box, 'zzz{Enter}');
    await waitFor(() => expect(screen.getByText('No matches')).toBeVisible());
    await expect(onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** The items without a search. */
export const AtFirst: Story = {
  parameters: {
    says: [
      'dialog, Go to',
      'dialog, Go to',
      'heading, Go to, level 2',
      'combobox, Search or jump to…, has popup listbox, expanded, active descendant User, autocomplete in list, 1 control',
      'listbox, Matches, orientated vertically',
      'group, Go to',
      'Go to',
      'option, User, not selected, position 1, set size 3',
      'User',
      'end of option, User, not selected, position 1, set size 3',
      'option, Feed, not selected, position 2, set size 3',
      'Feed',
      'end of option, Feed, not selected, position 2, set size 3',
      'option, Course, not selected, position 3, set size 3',
      'Course',
      'end of option, Course, not selected, position 3, set size 3',
      'end of group, Go to',
      'group, Courses',
      'Courses',
      'option, Anatomy basics Course of Acute Care, not selected, position 1, set size 1',
      'Anatomy basics',
      'Course of Acute Care',
      'end of option, Anatomy basics Course of Acute Care, not selected, position 1, set size 1',
      'end of group, Courses',
      'group, Actions',
      'Actions',
      'option, New course, not selected, position 1, set size 1',
      'end of group, Actions',
      'end of listbox, Matches, orientated vertically',
      'status',
      'end of dialog, Go to',
    ],
  },
  play: async () => {
    const box = await screen.findByRole('combobox', { name: 'Search or jump to…' });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(5);
  },
};

/** A button that opens a palette of courses. */
function Opener({ children, courses }: { children: string; courses: readonly PaletteItem[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>{children}</Button>
      {isOpen && <CommandPalette label={children} groups={[{ title: 'Courses', items: courses }]} onClose={close} />}
    </>
  );
}

/** An item has the name that users know, and a hint that distinguishes it from others. */
export const FamiliarNames: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Two letters of the title find it, and the hint distinguishes it from another item of the same name.',
        example: (
          <Opener
            courses={[
              item('Wound Care', { hint: 'Course of Primary Care' }),
              item('Wound Care basics', { hint: 'Course of Acute Care' }),
            ]}
          >
            Find a course
          </Opener>
        ),
      },
      wrong: {
        reason: 'No one remembers an id, so they cannot search for it.',
        example: <Opener courses={[item('64f1c0ffee01'), item('64f1c0ffee02')]}>Find an id</Opener>,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      window: '[role="dialog"]',
      box: '[role="combobox"]',
      'title of a group': '[role="listbox"] header',
      match: '[role="option"]:first-of-type',
      hint: '[data-key="Anatomy-basics"] span + span',
      'keys that do the same': '[data-key="User"] span + span',
    },
  },
};
