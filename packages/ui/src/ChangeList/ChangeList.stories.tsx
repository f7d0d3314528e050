import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangeList } from './ChangeList.tsx';

const changes = [
  { field: 'Title', before: 'Anatomy', after: 'Anatomy basics' },
  { field: 'PDF', before: '', after: 'anatomy-basics.pdf' },
];

/**
 * Changed fields with their previous and new values.
 *
 * **Use it** in a history, and to choose between two versions.
 *
 * **Do not use it** for unchanged values or long documents.
 *
 * **Anatomy**: the field's name, the old value struck through, an arrow and the new value, on one line. Texts of more
 * than 60 characters are side by side instead, or stacked if there is no space for both. 'empty' replaces a removed
 * value. A value that was empty before has no arrow.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: a description list; each value says whether it was before or after, so that colour only supports
 * it.
 */
const meta = {
  component: ChangeList,
  title: 'Components/Lists/ChangeList',
  args: { entries: changes },
} satisfies Meta<typeof ChangeList>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = [
  {
    field: 'Description',
    before: 'How the heart works',
    after: 'How the heart works, '.concat('beat by beat, '.repeat(5)),
  },
];

/** Two fields in one line; one was empty before. */
export const TwoFields: Story = {
  tags: ['matrix'],
  parameters: {
    says: [
      'term',
      'Title',
      'end of term',
      'definition',
      'before:',
      'Anatomy',
      'end of definition',
      'definition',
      'after:',
      'Anatomy basics',
      'end of definition',
      'term',
      'PDF',
      'end of term',
      'definition',
      'before:',
      'empty',
      'end of definition',
      'definition',
      'after:',
      'anatomy-basics.pdf',
      'end of definition',
    ],
  },
  play: async ({ canvas }) => {
    const [before, after, , added] = canvas.getAllByRole('definition');
    const tops = [before, after, added].map((value) => Math.round(value?.getBoundingClientRect().top ?? 0));
    await expect(new Set(tops).size).toBe(1);
    const arrowOf = (value: HTMLElement | undefined) => value && getComputedStyle(value, '::before').content;
    await expect(arrowOf(after)).toContain('→');
    await expect(arrowOf(added)).toBe('none');
  },
};

/** Long texts are side by side. */
export const SideBySide: Story = {
  args: { entries: long },
  play: async ({ canvas }) => {
    const [before, after] = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect());
    await expect(before?.top).toBe(after?.top);
    await expect(after?.left).toBeGreaterThan(before?.right ?? Number.POSITIVE_INFINITY);
  },
};

/** The old text above the new one if there is no space for both. */
export const Narrow: Story = {
  tags: ['matrix'],
  args: { entries: long },
  decorators: [
    (List) => (
      <div style={{ width: '240px' }}>
        <List />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [before, after] = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect());
    await expect(after?.top).toBeGreaterThan(before?.bottom ?? Number.POSITIVE_INFINITY);
  },
};

/** Long texts wrap and keep their line breaks. */
export const Long: Story = {
  tags: ['matrix'],
  args: {
    entries: [
      {
        field: 'question',
        before: `${'A very long question '.repeat(9)}\nwith a second line`,
        after: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4),
      },
    ],
  },
};

/** It lists only what changed. */
export const ChangesOnly: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The only change is visible immediately.',
        example: <ChangeList entries={changes.slice(0, 1)} />,
      },
      wrong: {
        reason: 'The change has to be looked for among values that are the same.',
        example: (
          <ChangeList
            entries={[
              { field: 'sequence', before: '4', after: '4' },
              ...changes.slice(0, 1),
              { field: 'group', before: 'Acute Care', after: 'Acute Care' },
            ]}
          />
        ),
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      'name of the field': 'dt',
      'old value': 'dd',
      'new value': 'dd + dd',
    },
  },
};
