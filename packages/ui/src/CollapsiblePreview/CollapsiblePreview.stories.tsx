import type { Meta, StoryObj } from '@storybook/react-vite';
import { use } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { CollapsiblePreview } from './CollapsiblePreview.tsx';

const never = new Promise<never>(() => undefined);

function StillLoading() {
  return use(never);
}

/**
 * A preview next to a page's content. It starts open where the window has room for it.
 *
 * **Use it** to show what users of another app will see of what is being edited.
 *
 * **Do not use it** for content that is edited, or that everybody has to read.
 *
 * **Anatomy**: a heading with a button that opens and closes, the preview, and a note below it.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space | opens and closes it |
 *
 * **Accessibility**: a region named by its label; the button says whether it is open. A closed preview is not rendered, and a lazy
 * one is not loaded.
 */
const meta = {
  title: 'Components/Documents/CollapsiblePreview',
  component: CollapsiblePreview,
  args: {
    label: 'As visitors see it',
    note: 'Roughly as on the door.',
    children: (
      <Card title="Blue room">
        <Text>8 seats</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof CollapsiblePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press closes it, and another one opens it. */
export const Toggled: Story = {
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'As visitors see it' });
    if (button.getAttribute('aria-expanded') === 'true') await userEvent.click(button);
    await expect(canvas.queryByText('8 seats')).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('8 seats')).toBeVisible();
  },
};

/** On a phone it starts closed. */
export const Closed: Story = { globals: { viewport: { value: 'mobile2' } } };

/** Its outline, while its code loads. */
export const Loading: Story = { args: { children: <StillLoading /> } };
