import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DropZone, type DropZoneProps } from './DropZone.tsx';
import { samplePicture } from './samplePicture.tsx';
import { sendFiles, stagedFile } from './stagedFiles.ts';
import type { UploadState } from './UploadState.ts';

const png = stagedFile('cover.png', 'image/png');
const pdf = stagedFile('course.pdf', 'application/pdf');

/**
 * Takes files by drop, by choice and by paste, and shows how their upload is going. It knows no network: the caller
 * gets checked files from `onFiles`, runs the upload and hands its state back in `upload`.
 *
 * **Use it** for preview, poster, cover and template images (`kind="image"`) and for course material (`kind="pdf"`).
 * **Do not use it** for other kinds of file, nor where nothing is uploaded.
 *
 * **Anatomy**: the name, what is set (`preview`), what can be dropped, the button, then the progress with Cancel, the
 * failure with Retry, or what was refused and why; under the zone what is required of the file.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves the focus to the button, then to Cancel or Retry |
 * | Enter, Space | opens the system's file dialog, cancels, or tries again |
 * | Ctrl+V, ⌘V | takes the files of the clipboard while the focus is in the zone; a click on the zone gives it the focus |
 *
 * **Accessibility**: the zone is a named group around a real button, not a button around a button. Green and red come
 * with a sign and a sentence, which are announced too. Type and size are checked again after the drop, because Safari
 * hides the type of what is dragged. While an upload runs the button is busy but keeps the focus; when Cancel or Retry
 * goes, the focus returns to the button. A failed upload leaves what was set.
 *
 * **Inside a form**: a `<fieldset disabled>` around the zone would take Cancel out of use as well. While an upload
 * runs, disable the other fields one by one.
 */
const meta = {
  component: DropZone,
  title: 'Components/DropZone',
  args: { label: 'Preview image', kind: 'image', upload: { state: 'idle' }, onFiles: fn(), onRefused: fn() },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is set yet. */
export const Empty: Story = {
  args: { requirement: 'A preview image is required to enable the course.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Preview image' })).toHaveAccessibleDescription(
      'A preview image is required to enable the course.',
    );
    await expect(canvas.getByRole('button', { name: 'Choose Image (PNG/JPEG)' })).toBeEnabled();
  },
};

/** A picture is set and can be replaced. */
export const WithPreview: Story = { args: { preview: samplePicture } };

/** Course material. */
export const Pdf: Story = {
  args: { label: 'Course material', kind: 'pdf', requirement: 'A PDF is required to enable the course.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose PDF Files' })).toBeEnabled();
  },
};

/** Several files at once. */
export const Many: Story = {
  args: { label: 'Posters', hasMany: true },
  play: async ({ args, canvas }) => {
    const files = [png, stagedFile('poster.jpg', 'image/jpeg'), pdf];
    sendFiles(canvas.getByRole('group'), 'drop', files);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith(files.slice(0, 2)));
    await expect(canvas.getByRole('alert')).toHaveTextContent('course.pdf is not a PNG or JPEG file.');
  },
};

/** Out of use. */
export const Disabled: Story = {
  args: { isDisabled: true, preview: samplePicture },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    sendFiles(canvas.getByRole('group'), 'drop', [png]);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** An accepted type hangs over the zone: green, a tick and a sentence. */
export const DragAccepted: Story = {
  args: { preview: samplePicture },
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group');
    sendFiles(zone, 'dragenter', [png]);
    await waitFor(() => expect(zone).toHaveAttribute('data-verdict', 'accept'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Drop to upload.');
  },
};

/** A type that is not taken hangs over the zone: red, a warning and a sentence. */
export const DragRejected: Story = {
  args: { preview: samplePicture },
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group');
    sendFiles(zone, 'dragenter', [pdf]);
    await waitFor(() => expect(zone).toHaveAttribute('data-verdict', 'reject'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Not accepted: only PNG or JPEG files');
  },
};

/** Leaving takes the colour away. */
export const DragLeft: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group');
    sendFiles(zone, 'dragenter', [png]);
    await waitFor(() => expect(zone).toHaveAttribute('data-verdict', 'accept'));
    sendFiles(zone, 'dragleave', [png]);
    await waitFor(() => expect(zone).toHaveAttribute('data-verdict', 'none'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** A dropped picture is passed on once. */
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    sendFiles(canvas.getByRole('group'), 'drop', [png]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([png]));
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
    await expect(args.onRefused).not.toHaveBeenCalled();
  },
};

/** A dropped file of another type passes nothing and is explained. */
export const DroppedWrongType: Story = {
  play: async ({ args, canvas }) => {
    sendFiles(canvas.getByRole('group'), 'drop', [pdf]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'course.pdf is not a PNG or JPEG file.Choose one PNG or JPEG file of up to 10 MB.',
    );
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(args.onRefused).toHaveBeenCalledTimes(1);
  },
};

/** A file chosen in spite of the dialog's filter is checked again. */
export const ChosenWrongType: Story = {
  play: async ({ args, canvasElement, canvas }) => {
    chooseFiles(canvasElement, [pdf]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('course.pdf is not a PNG or JPEG file.');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** A chosen picture is passed on. */
export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    chooseFiles(canvasElement, [png]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1));
  },
};

/** A picture that is too large is refused with the limit. */
export const TooLarge: Story = {
  play: async ({ args, canvas }) => {
    sendFiles(canvas.getByRole('group'), 'drop', [stagedFile('huge.png', 'image/png', 11 * 1024 * 1024)]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('huge.png is larger than 10 MB.');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** Where one file is wanted, several are refused while they hang over the zone and when they drop. */
export const TooMany: Story = {
  play: async ({ args, canvas }) => {
    const zone = canvas.getByRole('group');
    const files = [png, stagedFile('other.png', 'image/png')];
    sendFiles(zone, 'dragenter', files);
    await waitFor(() => expect(zone).toHaveAttribute('data-verdict', 'tooMany'));
    sendFiles(zone, 'drop', files);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('cover.png is one of 2 files.');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** A picture of the clipboard is taken while the focus is in the zone. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    sendFiles(canvas.getByRole('button'), 'paste', [png]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1));
  },
};

const uploading: UploadState = {
  state: 'uploading',
  fileName: 'anatomy-of-the-hand-preview-final.png',
  loaded: 1_300_000,
  total: 3_500_000,
  onCancel: fn(),
};

/** An upload runs: nothing else is taken, and it can be given up. */
export const Uploading: Story = {
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

/** The size of the upload is not known. */
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

/** An upload failed: what was set stays, and the same file can be sent again. */
export const Failed: Story = {
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

/** Plays a form, all of which is out of use during an upload: half of the file arrives, the connection fails, and the second attempt is given up. */
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
    requestAnimationFrame(fail);
  };
  const isDisabled = upload.state === 'uploading';
  return <DropZone {...args} upload={upload} isDisabled={isDisabled} onFiles={([file]) => file && run(file)} />;
}

/** From the choice through a failure to a second attempt that is given up, by keyboard alone. */
export const FailureRetryAndCancel: Story = {
  render: (args) => <Caller {...args} />,
  play: async ({ canvasElement, canvas, userEvent }) => {
    const zone = within(canvas.getByRole('group'));
    chooseFiles(canvasElement, [png]);
    const retry = await zone.findByRole('button', { name: /^Retry/ });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    const choose = zone.getByRole('button', { name: 'Choose Image (PNG/JPEG)' });
    await waitFor(() => expect(choose).toHaveFocus());
    await userEvent.tab();
    await expect(zone.getByRole('button', { name: /^Cancel/ })).toHaveFocus();
    // Out of use as a whole, the group would tell assistive technology that Cancel is off too.
    await expect(canvas.getByRole('group')).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(choose).toHaveFocus());
    await expect(choose).not.toHaveAttribute('aria-disabled');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The upload of cover.png has ended.'));
  },
};

function chooseFiles(canvasElement: HTMLElement, files: readonly File[]) {
  const input = canvasElement.querySelector('input');
  if (input === null) throw new Error('The zone has no file input.');
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
