import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CopiedHtmlProvider } from '../Field/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

/**
 * A field for a text of several lines.
 *
 * **Use it** for questions and descriptions.
 *
 * **Do not use it** for one line (TextField).
 *
 * **Anatomy**: like TextField, with a box that grows with its text.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves the focus to it |
 * | Enter | inserts a line break |
 *
 * **Accessibility**: like TextField.
 */
const meta = {
  component: TextArea,
  title: 'Components/Forms/TextArea',
  args: { label: 'Question', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Several lines can be typed. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'Why?{Enter}How?');
    await expect(args.onChange).toHaveBeenLastCalledWith('Why?\nHow?');
  },
};

/** The form may handle pasted text instead of inserting it. */
export const PasteHandled: Story = {
  args: { onPaste: fn(() => true) },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('Question and four choices');
    await expect(args.onPaste).toHaveBeenCalledWith('Question and four choices');
    await expect(box).toHaveValue('');
  },
};

/** The app may decide what copied HTML inserts. The browser's own undo takes it back. */
export const HtmlPasted: Story = {
  decorators: [
    (Story) => (
      <CopiedHtmlProvider value={(html) => (html.includes('<sup>9</sup>') ? '⁹' : undefined)}>
        <Story />
      </CopiedHtmlProvider>
    ),
  ],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.type(box, '10');
    const copied = new DataTransfer();
    copied.setData('text/html', '10<sup>9</sup>');
    copied.setData('text/plain', '9');
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: copied, bubbles: true, cancelable: true }));
    await expect(box).toHaveValue('10⁹');
    await expect(args.onChange).toHaveBeenLastCalledWith('10⁹');
    document.execCommand('undo');
    await expect(box).toHaveValue('10');
    await expect(args.onChange).toHaveBeenLastCalledWith('10');
  },
};

/** Invalid, with the reason. */
export const Invalid: Story = {
  parameters: {
    says: [
      'Question',
      'textbox, Question, Question is required., invalid, required',
      'paragraph',
      'Question is required.',
      'end of paragraph',
    ],
  },
  args: { errorMessage: 'Question is required.', isRequired: true },
};

/** It grows up to some lines, and then scrolls. */
export const MaxLines: Story = {
  args: { defaultValue: Array.from({ length: 30 }, (_, index) => `Line ${index + 1}`).join('\n'), maxLines: 6 },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight);
    await expect(box.clientHeight).toBeGreaterThan(5 * lineHeight);
    await expect(box.clientHeight).toBeLessThan(9 * lineHeight);
  },
};

/** Disabled. */
export const Disabled: Story = { args: { defaultValue: 'Which bone is the longest?', isDisabled: true } };

const states: readonly Partial<TextAreaProps>[] = [
  { label: 'Empty', isRequired: true },
  { label: 'Filled', defaultValue: 'Which bone is the longest?\nAnd which is the shortest?' },
  { label: 'With help', description: 'A question pasted with four choices fills the whole form.' },
  { label: 'Invalid', errorMessage: 'Invalid is required.' },
  { label: 'Disabled', defaultValue: 'Which bone is the longest?', isDisabled: true },
];

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack gap={24}>
      {states.map((state) => (
        <TextArea key={state.label} {...args} {...state} />
      ))}
    </Stack>
  ),
};

/** Its height suggests the length of the text. */
export const SeveralLines: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'There is room for the expected text, and Enter starts a new line.',
        example: <TextArea label="Question" defaultValue="Which bone is the longest?" />,
      },
      wrong: {
        reason: 'It asks for more than a title is, and takes lines that a title cannot have: take a TextField.',
        example: <TextArea label="Title" defaultValue="Anatomy basics" />,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      label: 'div:has(> label)',
      box: 'textarea',
      help: 'p',
    },
  },
  args: { isRequired: true, description: 'A question pasted with four choices fills the whole form.' },
};
