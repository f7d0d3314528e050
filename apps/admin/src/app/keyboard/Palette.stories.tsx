import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { screens } from '../paths.ts';
import { Palette } from './Palette.tsx';

const meta = {
  title: 'Screens/Palette',
  component: Palette,
  args: {
    items: [...screens, { label: 'Edit course: Anatomy basics', path: '/course/course-1' }],
    onChoose: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing narrows down, arrows choose, Enter goes there. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Screen or recent item' });
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'course{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith({
      label: 'Edit course: Anatomy basics',
      path: '/course/course-1',
    });
  },
};

/** Nothing matches what was typed. */
export const NothingMatches: Story = {
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('combobox', { name: 'Screen or recent item' });
    await userEvent.type(box, 'zzz{Enter}');
    await expect(screen.getByText('Nothing matches.')).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
