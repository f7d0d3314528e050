import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrame } from '../testing/inFrame.tsx';
import { certificatePicture } from '../testing/pictures.ts';
import { CertificateScreen } from './CertificateScreen.tsx';

const meta = {
  title: 'Screens/Public/Certificate',
  component: CertificateScreen,
  decorators: [inFrame()],
  parameters: { layout: 'fullscreen' },
  args: {
    imageAddress: certificatePicture,
    state: 'shown',
    isShared: false,
    onLoad: fn(),
    onError: fn(),
    onPrint: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof CertificateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The certificate, to be printed or passed on. */
export const Shown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledTimes(1);
  },
};

/** The image is on its way; its place is kept. */
export const Loading: Story = { args: { state: 'loading' } };

/** The page's address was copied. */
export const AddressCopied: Story = { args: { isShared: true } };

/** There is no such certificate. */
export const Missing: Story = {
  args: { state: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Data Not Found.' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
