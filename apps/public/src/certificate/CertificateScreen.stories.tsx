import { certificateFixture } from '@cpd/api/certificates/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrame } from '../testing/inFrame.tsx';
import { certificatePicture } from '../testing/pictures.ts';
import { CertificateScreen } from './CertificateScreen.tsx';

/** A certificate and whether it is valid, for anyone with the link. */
const meta = {
  title: 'Screens/Public/Certificate',
  component: CertificateScreen,
  decorators: [inFrame()],
  parameters: { layout: 'fullscreen' },
  args: {
    imageAddress: certificatePicture,
    state: 'loaded',
    record: certificateFixture(),
    pdfAddress: '#pdf',
    credentialAddress: '#credential',
    address: 'https://cpd.example/public/certificate/c1',
    shared: undefined,
    onLoad: fn(),
    onError: fn(),
    onPrint: fn(),
    onShare: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CertificateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The certificate, to be printed or passed on. */
export const Loaded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledTimes(1);
  },
};

/** The image is loading; its space is reserved. */
export const Loading: Story = { args: { state: 'loading', record: 'loading' } };

/** A withdrawn certificate, with the date. */
export const Withdrawn: Story = {
  args: { record: certificateFixture({ withdrawnAt: '2026-05-02T09:00:00.000Z', downloads: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawn')).toBeVisible();
    await expect(canvas.getByText('2 May 2026')).toBeVisible();
    await expect(canvas.queryByText('Valid')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  },
};

/** Long names wrap instead of widening the page. */
export const LongRecord: Story = {
  args: {
    record: certificateFixture({
      holder: 'Wilhelmina Alexandra Featherstonehaugh Montgomery-Cholmondeley de la Fontaine y Villaseñor',
      group: 'กระดูกและข้อในเวชปฏิบัติปฐมภูมิ การประเมินและการดูแลต่อเนื่อง',
    }),
  },
};

/** The server has no records, so only the image is shown. */
export const WithoutRecord: Story = { args: { record: 'none' } };

/** The record could not be loaded, but the image could. */
export const RecordFailed: Story = {
  args: { record: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The page's URL was copied. */
export const LinkCopied: Story = { args: { shared: 'copied' } };

/** The browser allows neither the share sheet nor the clipboard: the URL is shown and selected. */
export const LinkNotCopied: Story = {
  args: { shared: 'refused' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Not copied\. Press (Ctrl\+|⌘)C\.$/);
    const link = canvas.getByLabelText<HTMLInputElement>('Link');
    await expect(link).toHaveValue(args.address);
    await expect(link).toHaveFocus();
    await expect([link.selectionStart, link.selectionEnd]).toEqual([0, args.address.length]);
  },
};

/** The certificate does not exist. */
export const Missing: Story = {
  args: { state: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Data Not Found.' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
