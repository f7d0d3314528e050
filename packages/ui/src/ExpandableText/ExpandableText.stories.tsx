import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { presses } from '../testing/pressing.ts';
import { ExpandableText } from './ExpandableText.tsx';

const long =
  'Nine circles, sixty-one people, four that closed. What kept the others together was neither the topic nor the room, but ' +
  'one person who wrote to everyone after each evening and asked a single question.';

/**
 * Shows two lines of a text, and the rest on press.
 *
 * **Use it** for descriptions in table cells: texts of any length.
 *
 * **Do not use it** for titles and ids, which are recognized by their start (Truncate), or if there is space to wrap.
 *
 * **Anatomy**: the text; below it a button, only while the text is truncated or was expanded.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space | on the button shows the rest of the text, or hides it |
 *
 * **Accessibility**: the button says whether the text is expanded and names what it is about. Assistive technology
 * reads the full text in either state.
 */
const meta = {
  component: ExpandableText,
  title: 'Components/Text/ExpandableText',
  args: { children: long, label: 'Learning circles' },
  decorators: [
    (Story) => (
      <div style={{ width: 240, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ExpandableText>;

export default meta;
type Story = StoryObj<typeof meta>;

const heightOf = (element: HTMLElement) => element.getBoundingClientRect().height;

/** Expanded and collapsed by keyboard; the button keeps the focus. */
export const Truncated: Story = {
  parameters: {
    says: [
      long,
      'button, Show more: Learning circles, 1 control, not expanded',
      'Show more',
      'end of button, Show more: Learning circles, 1 control, not expanded',
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(long);
    const button = await canvas.findByRole('button', { name: 'Show more: Learning circles', expanded: false });
    const height = heightOf(text);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Show less: Learning circles');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(heightOf(text)).toBeGreaterThan(height));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heightOf(text)).toBe(height));
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A touch and a screen reader's click expand it. */
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button');
    for (const press of Object.values(presses)) {
      const before = button.getAttribute('aria-expanded');
      await press(button);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-expanded', before));
    }
  },
};

/** A short text has no button. */
export const Short: Story = {
  args: { children: 'An essay from the boiler room.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An essay from the boiler room.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack>
      <ExpandableText {...args} />
      <ExpandableText label="Maintenance">An essay from the boiler room.</ExpandableText>
      <ExpandableText label="العربية">{'مقال طويل من غرفة المرجل عن صيانة الأجهزة القديمة '.repeat(4)}</ExpandableText>
    </Stack>
  ),
};
