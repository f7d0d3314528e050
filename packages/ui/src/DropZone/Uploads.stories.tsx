import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DropZone, type DropZoneProps } from './DropZone.tsx';
import { imageKind } from './fileKinds.fixture.ts';
import { samplePicture } from './samplePicture.fixture.tsx';
import { chooseFiles, sendFiles, stagedFile } from './stagedFiles.fixture.ts';
import type { UploadState } from './UploadState.ts';

const png = stagedFile('cover.png', 'image/png');

/** How a DropZone shows an upload: its progress, its failure, Cancel and Retry. */
const meta = {
  component: DropZone,
  title: 'Components/Forms/DropZone/Uploads',
  args: { label: 'Preview image', kind: imageKind, upload: { state: 'idle' }, onFiles: fn() },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

const uploading: UploadState = {
  state: 'uploading',
  fileName: 'anatomy-of-the-hand-preview-final.png',
  loaded: 1_300_000,
  total: 3_500_000,
  onCancel: fn(),
};

/** During an upload no other file is accepted, and it can be cancelled. */
export const Uploading: Story = {
  parameters: {
    says: [
      'Preview image',
      'group, Preview image, not disabled',
      'image, Preview',
      'paragraph',
      'To replace it, drop, paste or choose another PNG or JPEG, up to 10 MB.',
      'end of paragraph',
      'button, Choose Image (PNG/JPEG), Preview image To replace it, drop, paste or choose another PNG or JPEG, up to 10\u00a0MB., busy, disabled',
      'anatomy-of-the-hand-preview-final.png',
      'button, Cancel upload of anatomy-of-the-hand-preview-final.png',
      'Cancel',
      'end of button, Cancel upload of anatomy-of-the-hand-preview-final.png',
      'progressbar, Uploading anatomy-of-the-hand-preview-final.png, max value 100, min value 0, current value 37%',
      '1.2 MB of 3.3 MB',
      '37 %',
      'end of group, Preview image, not disabled',
      'status',
      'Uploading anatomy-of-the-hand-preview-final.png.',
      'end of status',
    ],
  },
  args: { upload: uploading, preview: samplePicture },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: `Uploading ${uploading.fileName}` })).toHaveAttribute(
      'aria-valuenow',
      '37',
    );
    await expect(canvas.getByText('1.2 MB of 3.3 MB')).toBeVisible();
    sendFiles(canvas.getByRole('group'), 'drop', [png]);
    await expect(args.onFiles).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(uploading.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** The size of the upload is unknown. */
export const UploadingOfUnknownSize: Story = {
  args: { upload: { ...uploading, total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

const failed: UploadState = {
  state: 'failed',
  fileName: 'cover.png',
  message: 'The connection was lost.',
  onRetry: fn(),
};

/** An upload failed: the previous file stays, and the same file can be sent again. */
export const Failed: Story = {
  parameters: {
    says: [
      'Preview image',
      'group, Preview image, not disabled',
      'image, Preview',
      'paragraph',
      'To replace it, drop, paste or choose another PNG or JPEG, up to 10 MB.',
      'end of paragraph',
      'button, Choose Image (PNG/JPEG), Preview image To replace it, drop, paste or choose another PNG or JPEG, up to 10\u00a0MB.',
      'paragraph',
      'cover.png was not uploaded. The connection was lost.',
      'end of paragraph',
      'button, Retry upload of cover.png',
      'Retry',
      'end of button, Retry upload of cover.png',
      'end of group, Preview image, not disabled',
      'status',
      'cover.png was not uploaded. The connection was lost.',
      'end of status',
    ],
  },
  args: { upload: failed, preview: samplePicture },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Preview' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('cover.png was not uploaded. The connection was lost.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Retry upload of cover.png' }));
    await expect(failed.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** A file is rejected after an upload failed: both are reported, and the failed file can still be sent again. */
export const RejectedAfterFailure: Story = {
  parameters: {
    announces: ['assertive: course.pdf is not a PNG or JPEG file. Choose one PNG or JPEG file of up to 10 MB.'],
  },
  args: { upload: failed },
  play: async ({ canvas }) => {
    sendFiles(canvas.getByRole('group'), 'drop', [stagedFile('course.pdf', 'application/pdf')]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('course.pdf is not a PNG or JPEG file.');
    await expect(canvas.getByRole('button', { name: 'Retry upload of cover.png' })).toBeVisible();
  },
};

/** The file was changed or deleted after it was selected, so a retry would fail too. */
export const FailedPermanently: Story = {
  args: { upload: { ...failed, message: 'The file was changed or moved. Choose it again.', onRetry: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Choose it again\./, { selector: 'p' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();
  },
};

/** A finished upload is announced by its name. */
export const Finished: Story = {
  parameters: { announces: ['polite: cover.png uploaded'] },
  render: function Arriving(args) {
    const [upload, setUpload] = useState<UploadState>({ ...uploading, fileName: 'cover.png' });
    return (
      <>
        <DropZone {...args} upload={upload} />
        <button type="button" onClick={() => setUpload({ state: 'idle' })}>
          Arrive
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('cover.png uploaded'));
  },
};

/**
 * A form that is disabled during an upload: half of the file is sent, the connection fails, and the second attempt is
 * cancelled.
 */
function Caller(args: DropZoneProps) {
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const attempts = useRef(0);
  const run = (file: File) => {
    attempts.current += 1;
    const onCancel = () => setUpload({ state: 'idle' });
    setUpload({ state: 'uploading', fileName: file.name, loaded: file.size / 2, total: file.size, onCancel });
    if (attempts.current > 1) return;
    const fail = () =>
      setUpload({
        state: 'failed',
        fileName: file.name,
        message: 'The connection was lost.',
        onRetry: () => run(file),
      });
    window.addEventListener('offline', fail, { once: true });
  };
  const isDisabled = upload.state === 'uploading';
  return <DropZone {...args} upload={upload} isDisabled={isDisabled} onFiles={([file]) => file && run(file)} />;
}

/** File chooser, failure, second attempt and cancel, by keyboard only. */
export const FailureRetryAndCancel: Story = {
  parameters: {
    announces: [
      'polite: Uploading cover.png.',
      'polite: cover.png was not uploaded. The connection was lost.',
      'polite: Uploading cover.png.',
      'polite: Upload cancelled.',
    ],
  },
  render: (args) => <Caller {...args} />,
  play: async ({ canvasElement, canvas, userEvent }) => {
    const zone = within(canvas.getByRole('group'));
    chooseFiles(canvasElement, [png]);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Uploading cover.png.'));
    window.dispatchEvent(new Event('offline'));
    const retry = await zone.findByRole('button', { name: /^Retry/ });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^cover.png was not uploaded/));
    retry.focus();
    await userEvent.keyboard('{Enter}');
    const choose = zone.getByRole('button', { name: 'Choose Image (PNG/JPEG)' });
    await waitFor(() => expect(choose).toHaveFocus());
    await userEvent.tab();
    await expect(zone.getByRole('button', { name: /^Cancel/ })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Uploading cover.png.'));
    // A disabled group would report Cancel as disabled too.
    await expect(canvas.getByRole('group')).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(choose).toHaveFocus());
    await expect(choose).not.toHaveAttribute('aria-disabled');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Upload cancelled.'));
  },
};
