import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SheetImage } from './SheetImage.tsx';

const sheet = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="594" height="420"><rect width="594" height="420" fill="#fdfcf7"/><path d="M20 20h554v380H20z" fill="none" stroke="#b49b57" stroke-width="4"/><path d="M160 210h274M210 250h174" stroke="#444" stroke-width="6"/></svg>',
)}`;

/**
 * Shows a picture of a whole page, such as a certificate.
 *
 * **Use it** for an issued certificate, alone on its page.
 *
 * **Do not use it** for covers and posters (Image) or for files of several pages (PdfViewer).
 *
 * **Anatomy**: the sheet; while it is on its way a spinner in its place.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: a picture with words of its own; busy while it loads. Printed, it fills one sheet of paper.
 */
const meta = {
  component: SheetImage,
  title: 'Components/Documents/SheetImage',
  args: {
    src: sheet,
    alt: 'Certificate of Ada Example',
    isLoading: false,
    loadingLabel: 'Loading the certificate',
    onLoad: fn(),
    onError: fn(),
  },
} satisfies Meta<typeof SheetImage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture has come, and lies on its side. */
export const Shown: Story = {
  parameters: { says: ['figure', 'image, Certificate of Ada Example', 'end of figure'] },
  tags: ['matrix'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Certificate of Ada Example' })).toBeVisible();
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledWith(true));
  },
};

/** On its way: the place is kept. */
export const Loading: Story = { tags: ['matrix'], args: { isLoading: true } };
