import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ModalProvider } from '../DialogQueue/index.ts';
import { NotificationsProvider } from '../Notifications/index.ts';
import { ImageListField, type ImageListFieldProps, type ImageListFieldTexts } from './ImageListField.tsx';
import { useImageList } from './useImageList.ts';

const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#3a6fd8"/><circle cx="50%" cy="50%" r="30%" fill="#fff"/></svg>`,
  )}`;

const images: Readonly<Record<string, string>> = {
  wide: drawing(1_600, 900),
  tall: drawing(600, 1_800),
  small: drawing(64, 48),
};
const imageUrl = (id: string) => images[id] ?? '';

const texts: ImageListFieldTexts = {
  title: 'Posters',
  caption: 'Posters in their order',
  empty: 'No posters yet.',
  requirement: 'At least 1 poster is required to enable the event.',
  nameOf: (number) => `Poster ${number}`,
  nameInSentence: (number) => `poster ${number}`,
  deleteLabel: (number) => `Delete poster ${number}`,
  deletion: (id) => ({
    message: `Are you sure to delete item: ${id}`,
    consequence: 'The event keeps it until you save.',
  }),
};

interface Args extends Omit<ImageListFieldProps, 'list'> {
  ids: readonly string[];
}

/**
 * Uploads images, and shows them in their order.
 *
 * **Use it** for a few images whose order counts: an event's posters.
 *
 * **Do not use it** for one image (UploadField), or for files that have no preview (FileList).
 *
 * **Anatomy**: a DropZone, whose label has the requirement beside it, then the table with the position of each image, its id, its
 * preview of at most 200 × 200 pixels, and a button that deletes it.
 *
 * **Keyboard**: that of DropZone and ReorderableTable.
 *
 * **Accessibility**: images are named by their position. A deletion is asked about, and can be undone like a move.
 */
const meta = {
  title: 'Components/Forms/ImageListField',
  args: {
    ids: Object.keys(images),
    label: 'Poster images',
    texts,
    imageUrl,
    upload: { upload: { state: 'idle' }, uploaded: undefined, isUploading: false, onFiles: fn() },
  },
  decorators: [
    (Story) => (
      <NotificationsProvider>
        <ModalProvider>
          <Story />
        </ModalProvider>
      </NotificationsProvider>
    ),
  ],
  render: function Ordered({ ids, ...props }) {
    const [value, setValue] = useState(ids);
    const list = useImageList({
      value,
      onChange: setValue,
      undoSubject: undefined,
      movedText: 'Poster moved.',
      deletedText: 'Poster deleted.',
    });
    return <ImageListField {...props} list={list} />;
  },
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Previews are as large as 200 × 200 pixels allow. That an image is required is said all the same. */
export const Images: Story = {
  tags: ['modes'],
  play: async ({ canvas }) => {
    const sizeOf = async (name: string) => {
      const { width, height } = (await canvas.findByRole('img', { name })).getBoundingClientRect();
      return [width, height].map(Math.round);
    };
    await waitFor(async () => expect(await sizeOf('Poster 1')).toEqual([200, 113]));
    await waitFor(async () => expect(await sizeOf('Poster 2')).toEqual([67, 200]));
    await waitFor(async () => expect(await sizeOf('Poster 3')).toEqual([64, 48]));
    await expect(canvas.getByText(texts.requirement)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Poster images' })).toHaveAccessibleDescription(texts.requirement);
  },
};

/** A deletion is asked about, and taken back at the image's place. */
export const Deletion: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete poster 2' }));
    await expect(await screen.findByText('Are you sure to delete item: tall')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Delete poster 3' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['wide', 'tall', 'small']),
    );
  },
};

/** Without images, the requirement stands beside the label too. */
export const Empty: Story = {
  args: { ids: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No posters yet.')).toBeVisible();
    await expect(canvas.getByText(texts.requirement)).toBeVisible();
  },
};

/** While a file is uploaded, nothing can be changed. */
export const Disabled: Story = { args: { isDisabled: true } };
