import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileList } from './FileList.tsx';

/**
 * Lists PDF files, each with a preview in a new browser tab.
 *
 * **Use it** for the files attached to a post.
 *
 * **Do not use it** for selecting or uploading files (DropZone).
 *
 * **Anatomy**: title; kind, name, size (if known) and link of each file.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves to the next file's link |
 * | Enter | opens the file in a new tab |
 *
 * **Accessibility**: a region and a list; each link names its file and says that a new tab opens.
 */
const meta = {
  component: FileList,
  title: 'Components/Forms/FileList',
  args: {
    title: '2 attached files',
    files: [
      { id: 'one', name: 'guideline.pdf', size: 1_258_291, address: '#guideline' },
      { id: 'two', name: `${'an-audit-with-a-very-long-name-'.repeat(4)}2026.pdf`, address: '#audit' },
    ],
  },
} satisfies Meta<typeof FileList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A short name and its size, and a long one of unknown size. */
export const Matrix: Story = {
  parameters: {
    says: [
      'region, 2 attached files',
      'heading, 2 attached files, level 2',
      'list',
      'listitem, level 1, position 1, set size 2',
      'guideline.pdf',
      '1.2 MB',
      'link, Preview guideline.pdf (opens in a new tab)',
      'Preview',
      'end of link, Preview guideline.pdf (opens in a new tab)',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'an-audit-with-a-very-long-name-an-audit-with-a-very-long-name-an-audit-with-a-very-long-name-an-audit-with-a-very-long-name-2026.pdf',
      'link, Preview an-audit-with-a-very-long-name-an-audit-with-a-very-long-name-an-audit-with-a-very-long-name-an-audit-with-a-very-long-name-2026.pdf (opens in a new tab)',
      'Preview',
      'end of link, Preview an-audit-with-a-very-long-name-an-audit-with-a-very-long-name-an-audit-with-a-very-long-name-an-audit-with-a-very-long-name-2026.pdf (opens in a new tab)',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
      'end of region, 2 attached files',
    ],
  },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '2 attached files' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Preview guideline\.pdf/ })).toHaveAttribute('target', '_blank');
  },
};

/** Its title says how many there are; without files there is no list. */
export const TitleWithCount: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The title says what follows and how many there are.',
        example: (
          <FileList title="1 attached file" files={[{ id: 'one', name: 'guideline.pdf', address: '#guideline' }]} />
        ),
      },
      wrong: {
        reason: 'A title over nothing looks like files that failed to load: leave both out.',
        example: <FileList title="Attached files" files={[]} />,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      title: 'h2',
      'kind of file': 'li > span',
      name: 'li > span + span > bdi',
      size: 'li bdi + bdi',
      link: 'li a',
    },
  },
  args: { files: [{ id: 'one', name: 'guideline.pdf', size: 1_258_291, address: '#guideline' }] },
};
