import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Truncate } from './Truncate.tsx';

const long = 'Interprofessional communication in the handover of critically ill patients, second and enlarged edition';

/**
 * Truncates a text after one or two lines, and shows the full text on focus and hover.
 *
 * **Use it** for titles in table cells.
 *
 * **Do not use it** for descriptions (ExpandableText), or if there is space to wrap.
 *
 * **Anatomy**: one or two lines with an ellipsis; a tooltip with the full text.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | focuses it only while it is truncated, and shows the full text |
 * | Escape | hides the full text |
 *
 * **Accessibility**: assistive technology always reads the full text.
 */
const meta = {
  component: Truncate,
  title: 'Components/Text/Truncate',
  args: { children: long },
  decorators: [
    (Story) => (
      <div style={{ width: 240, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Truncate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A truncated text: Tab focuses it and shows the full text, until Escape hides it. */
export const Truncated: Story = {
  parameters: {
    says: ['Interprofessional communication in the handover of critically ill patients, second and enlarged edition'],
  },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(long);
    await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await waitFor(() => expect(screen.getAllByText(long)).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByText(long)).toHaveLength(1));
  },
};

/** Truncated after two lines. */
export const TwoLines: Story = {
  args: { lines: 2 },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(long);
    await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await waitFor(() => expect(screen.getAllByText(long)).toHaveLength(2));
  },
};

/** A text that takes the place of a longer one is not truncated, although it has the same width. */
export const Replaced: Story = {
  render: function Replaced(args) {
    const [text, setText] = useState(args.children);
    return (
      <>
        <Truncate {...args}>{text}</Truncate>
        <Button onPress={() => setText('Ethics')}>Replace</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(long);
    await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'));
    await userEvent.click(canvas.getByRole('button', { name: 'Replace' }));
    await expect(text).toHaveTextContent('Ethics');
    await waitFor(() => expect(text).not.toHaveAttribute('tabindex'));
  },
};

const thai = 'ฟื้นฟูที่ปั๊มหัวใจ กู้ชีพผู้ป่วยในที่เกิดเหตุ '.repeat(3).trim();

/** The lines of a Thai text contain its marks, so that none of the hidden third line are visible. */
export const Thai: Story = {
  args: { lines: 2, children: thai },
  play: async ({ canvas }) => {
    const { font, lineHeight } = getComputedStyle(canvas.getByText(thai));
    await document.fonts.load(font, thai);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('This browser has no canvas.');
    pen.font = font;
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText('A');
    const aboveBaseline = ascent + (Number.parseFloat(lineHeight) - ascent - descent) / 2;
    await expect(pen.measureText('ฟื้').actualBoundingBoxAscent).toBeLessThan(aboveBaseline + 0.5);
  },
};

/** A text that fits is not focusable. */
export const Fits: Story = {
  parameters: { says: ['Ethics'] },
  args: { children: 'Ethics' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Ethics')).not.toHaveFocus();
  },
};

/** It shortens texts that are recognized by their start. */
export const TitlesOnly: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The start of a title identifies it, and the full title is one Tab away.',
        example: <Truncate>{long}</Truncate>,
      },
      wrong: {
        reason: 'What has to be read is cut off where it says what to do: let it wrap.',
        example: (
          <Truncate>
            This PDF is protected by a password, so it cannot be shown here. Replace it by a copy without a password.
          </Truncate>
        ),
      },
    },
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack>
      <Truncate>{long}</Truncate>
      <Truncate lines={2}>{long}</Truncate>
      <Truncate>Ethics</Truncate>
    </Stack>
  ),
};
