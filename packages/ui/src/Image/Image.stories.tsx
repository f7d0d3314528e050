import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Image } from './Image.tsx';

const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#3a6fd8"/><circle cx="50%" cy="50%" r="30%" fill="#fff"/></svg>`,
  )}`;

/**
 * Shows a picture, and words where there is none.
 *
 * **Use it** for covers, posters and certificates.
 *
 * **Do not use it** for icons and decoration.
 *
 * **Anatomy**: the picture in its largest size (56×32, a sheet of 56×40, 120×68, 200×200 or a cover in 16:9), or a dashed box with words.
 *
 * **Keyboard**: none; with `opensFullSize` Enter opens the picture in a new tab.
 *
 * **Accessibility**: `alt` says what the picture shows; '' where the words beside it say so already.
 */
const meta = {
  component: Image,
  title: 'Components/Documents/Image',
  args: { src: drawing(800, 450), alt: 'Cover of Anatomy basics' },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At most 200 pixels wide. */
export const WidePreview: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Cover of Anatomy basics' });
    await waitFor(() => expect(image.getBoundingClientRect().width).toBe(200));
    await waitFor(() => expect(Math.round(image.getBoundingClientRect().height)).toBe(113));
  },
};

/** At most 200 pixels high. */
export const TallPreview: Story = {
  args: { src: drawing(300, 900) },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await waitFor(() => expect(image.getBoundingClientRect().height).toBe(200));
  },
};

/** A press opens it as large as it is, in a new tab. */
export const FullSize: Story = {
  parameters: {
    says: [
      'link, Cover of Anatomy basics in full size (opens in a new tab)',
      'image, Cover of Anatomy basics',
      'in full size (opens in a new tab)',
      'end of link, Cover of Anatomy basics in full size (opens in a new tab)',
    ],
  },
  args: { opensFullSize: true },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cover of Anatomy basics in full size (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', args.src);
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** In a table row. */
export const Thumbnail: Story = { args: { size: 'thumbnail' } };

/** Paper in a table row: all of it is seen, with the mat around it. */
export const Sheet: Story = {
  args: { size: 'sheet', src: drawing(297, 210), alt: 'Template of Acute Care' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect([width, height]).toEqual([56, 40]);
  },
};

/** There is no picture. */
export const Missing: Story = {
  parameters: { says: ['No image'] },
  args: { src: undefined },
};

/** The picture cannot be loaded. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No image')).toBeVisible();
  },
};

/** Where there is no picture, words say which. */
export const WordsForAMissingPicture: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        because: 'It says what is not there yet.',
        shows: <Image src={undefined} alt="" fallback="No preview image yet" />,
      },
      wrong: {
        because: 'A drawing in its place passes for the picture.',
        shows: <Image src={drawing(320, 180)} alt="A circle on blue" />,
      },
    },
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack align="start">
      <Image {...args} />
      <Image {...args} src={drawing(300, 900)} />
      <Image {...args} size="thumbnail" />
      <Image {...args} size="sheet" />
      <Image {...args} size="cover" />
      <Image src={undefined} alt="" />
      <Image src={undefined} alt="" size="thumbnail" />
    </Stack>
  ),
};
