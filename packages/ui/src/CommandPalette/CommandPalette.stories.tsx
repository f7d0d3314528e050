import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CommandPalette } from './CommandPalette.tsx';

/**
 * Finds something to go to by typing a part of its name.
 *
 * **Use it** once in an app, for its screens and what was opened last; opened by a key.
 *
 * **Do not use it** to choose a value in a form (ComboBox).
 *
 * **Anatomy**: a dialog with a box and the list of what matches.
 *
 * | Key | Effect |
 * |---|---|
 * | typing | narrows the list down; every word counts, in any order |
 * | Arrow down, arrow up | choose the next or the one before, round the ends |
 * | Enter | goes there |
 * | Escape | closes without a choice |
 *
 * **Accessibility**: a combobox whose chosen match is its active descendant; that nothing matches is announced.
 */
const meta = {
  component: CommandPalette,
  title: 'Components/CommandPalette',
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  args: {
    label: 'Screen or recent item',
    items: [
      { label: 'User', path: '/user' },
      { label: 'Feed', path: '/feed' },
      { label: 'Course', path: '/course' },
      { label: 'Edit course: Anatomy basics', path: '/course/course-1' },
    ],
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing narrows down, arrows choose, Enter goes there. */
export const ByKeyboard: Story = {
  tags: ['matrix'],
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Screen or recent item' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.type(box, 'course{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({
      label: 'Edit course: Anatomy basics',
      path: '/course/course-1',
    });
  },
};

/** The first match is chosen after deleting, too; the arrows go round the ends. */
export const FirstChosen: Story = {
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Screen or recent item' });
    await userEvent.type(box, 'coursex{Backspace}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({ label: 'Course', path: '/course' });
    await userEvent.type(box, '{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      label: 'Edit course: Anatomy basics',
      path: '/course/course-1',
    });
    await userEvent.click(screen.getByRole('option', { name: 'Course' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ label: 'Course', path: '/course' });
  },
};

/** Nothing matches what was typed. */
export const NothingMatches: Story = {
  parameters: {
    says: [
      'dialog, Go to',
      'dialog, Go to',
      'heading, Go to, level 2',
      'combobox, Screen or recent item, zzz, has popup listbox, expanded, autocomplete in list, 1 control',
      'listbox, Matches, orientated vertically',
      'status',
      'Nothing matches.',
      'end of status',
      'end of dialog, Go to',
    ],
  },
  tags: ['matrix'],
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Screen or recent item' });
    await userEvent.type(box, 'zzz{Enter}');
    await expect(await screen.findByText('Nothing matches.')).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
