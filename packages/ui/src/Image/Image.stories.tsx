import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Image } from './Image.tsx';

const drawing = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#3a6fd8"/><circle cx="50%" cy="50%" r="30%" fill="#fff"/></svg>`,
  )}`;

const certificate = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="594" height="420"><rect width="594" height="420" fill="#fdfcf7"/><path d="M20 20h554v380H20z" fill="none" stroke="#b49b57" stroke-width="4"/><path d="M160 210h274M210 250h174" stroke="#444" stroke-width="6"/></svg>',
)}`;

/**
 * Shows an image, or a text if there is none.
 *
 * **Use it** for covers, posters and certificates.
 *
 * **Do not use it** for icons and decoration, or for files of several pages (PdfViewer).
 *
 * **Anatomy**: the image in its size (56×32, a sheet of 56×40, 120×68, 200×200, a cover in 16:9 or a page), or a dashed
 * box with a text.
 *
 * **Keyboard**: none; with `opensFullSize` Enter opens the image in a new tab.
 *
 * **Accessibility**: `alt` describes the image; '' if the text next to it already does. A page is busy while it loads.
 * Printed, it fills one sheet of paper.
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

/** A link to the full size, in a new tab. */
export const FullSize: Story = {
  parameters: {
    says: [
      'link, Cover of Anatomy basics in full size (opens in a new tab)',
      'image, Cover of Anatomy basics',
      'in full size (opens in a new tab)',
      'end of link, Cover of Anatomy basics in full size (opens in a new tab)',
    ],
  },
  args: { src: drawing(800, 450), opensFullSize: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Cover of Anatomy basics in full size (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', drawing(800, 450));
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** In a table row. */
export const Thumbnail: Story = { args: { size: 'thumbnail' } };

/** A sheet of paper in a table row, not cropped, on a mat. */
export const Sheet: Story = {
  args: { size: 'sheet', src: drawing(297, 210), alt: 'Template of Acute Care' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect([width, height]).toEqual([56, 40]);
  },
};

/** A certificate, alone on its page. */
export const Page: Story = {
  tags: ['matrix'],
  parameters: { says: ['figure', 'image, Certificate of Ada Example', 'end of figure'] },
  args: { size: 'page', src: certificate, alt: 'Certificate of Ada Example', onLoad: fn() },
  play: async ({ args, canvas }) => {
    const image = canvas.getByRole('img', { name: 'Certificate of Ada Example' });
    await expect(image).toBeVisible();
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledWith(image));
  },
};

/** The space of the page is reserved until it has loaded. */
export const LoadingPage: Story = {
  tags: ['matrix'],
  args: { ...Page.args, loadingLabel: 'Loading the certificate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('img', { name: 'Loading the certificate' })).toBeVisible();
  },
};

/** There is no image. */
export const Missing: Story = {
  parameters: { says: ['No image'] },
  args: { src: undefined },
};

/** The image fails to load. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA', onError: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('No image')).toBeVisible();
    await expect(args.onError).toHaveBeenCalledOnce();
  },
};

/** The fallback names what is missing. */
export const MissingImageText: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'It says what is not there yet.',
        example: <Image src={undefined} alt="" fallback="No preview image yet" />,
      },
      wrong: {
        reason: 'A placeholder drawing looks like the image itself.',
        example: <Image src={drawing(320, 180)} alt="A circle on blue" />,
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
