import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DropZone } from './DropZone.tsx';
import { imageKind, pdfKind } from './fileKinds.fixture.ts';
import { samplePicture } from './samplePicture.fixture.tsx';
import { sendFiles, stagedFile } from './stagedFiles.fixture.ts';

const png = stagedFile('cover.png', 'image/png');

/**
 * Accepts files by drop, file chooser and paste, and shows the progress of their upload. It sends no requests: the
 * caller receives valid files from `onFiles`, runs the upload and passes its state as `upload`.
 *
 * **Use it** for uploads. `kind` defines the accepted files and their maximum size.
 * **Do not use it** for files that are not uploaded.
 *
 * **Anatomy**: the label, the current file (`preview`, `file`), what can be dropped, the button, then the progress with
 * Cancel, the failure with Retry, or the rejected files and the reasons; below the zone the requirement. `children` can
 * place it among other content, which accepts drops as well.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves the focus to the button, then to Cancel or Retry |
 * | Enter, Space | opens the file chooser, cancels, or tries again |
 * | Ctrl+V, ⌘V | adds the files of the clipboard while the focus is in the zone; a click on the zone focuses it |
 *
 * **Accessibility**: the zone is a named group around a native button. Green and red come with an icon and a text,
 * which is also announced. Type and size are checked again after the drop, because Safari hides the type of dragged
 * files. During an upload the button is busy and keeps the focus; when Cancel or Retry disappears, the focus returns to
 * the button. A failed upload keeps the current file.
 *
 * **Inside a form**: a `<fieldset disabled>` around the zone would disable Cancel as well. During an upload, disable
 * the other fields one by one.
 */
const meta = {
  component: DropZone,
  title: 'Components/Forms/DropZone',
  args: { label: 'Preview image', kind: imageKind, upload: { state: 'idle' }, onFiles: fn() },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

/** A failed upload. */
const failed = { state: 'failed', fileName: 'cover.png', message: 'The connection broke.', onRetry: ignore } as const;

/** There is no file yet. */
export const Empty: Story = {
  parameters: {
    says: [
      'Preview image',
      'A preview image is required to enable the course.',
      'group, Preview image, A preview image is required to enable the course., not disabled',
      'paragraph',
      'Drop, paste or choose a PNG or JPEG, up to 10 MB.',
      'end of paragraph',
      'button, Choose Image (PNG/JPEG), Preview image Drop, paste or choose a PNG or JPEG, up to 10\u00a0MB.',
      'end of group, Preview image, A preview image is required to enable the course., not disabled',
      'status',
    ],
  },
  args: { requirement: 'A preview image is required to enable the course.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Preview image' })).toHaveAccessibleDescription(
      'A preview image is required to enable the course.',
    );
    await expect(canvas.getByRole('button', { name: 'Choose Image (PNG/JPEG)' })).toBeEnabled();
  },
};

/** The current image can be replaced. That one is required is said beside the label all the same. */
export const WithPreview: Story = {
  args: { preview: samplePicture, requirement: 'A preview image is required to enable the course.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Preview image' })).toHaveAccessibleDescription(
      'A preview image is required to enable the course.',
    );
    await expect(canvas.getByText('A preview image is required to enable the course.')).toBeVisible();
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      name: 'div > span:first-child',
      'what is set': '[role="group"] img, [role="group"] svg',
      'what can be dropped': '[role="group"] p',
      button: 'button',
      'what is required': 'span + span',
    },
  },
  args: { preview: samplePicture, requirement: 'A preview image is required to enable the course.' },
};

/** The current file has a name and a size; a right-to-left name stays next to its size. */
export const WithFile: Story = {
  args: { preview: samplePicture, file: { name: 'تشريح اليد.png', size: 1_300_000 } },
  play: async ({ canvas }) => {
    const zone = within(canvas.getByRole('group', { name: 'Preview image' }));
    await expect(zone.getByText('تشريح اليد.png')).toBeVisible();
    await expect(zone.getByText('1.2 MB')).toBeVisible();
  },
};

/** The page says what there is to know about the file. */
export const WithNotice: Story = {
  args: {
    label: 'Course material',
    kind: pdfKind,
    file: { name: 'burns.pdf', size: 1_300_000, notice: 'Stored without signatures. Check that nothing is missing.' },
  },
  play: async ({ canvas }) => {
    const zone = within(canvas.getByRole('group', { name: 'Course material' }));
    await waitFor(() => expect(zone.getByText(/Stored without signatures/)).toBeVisible());
  },
};

/** Course material. */
export const Pdf: Story = {
  args: { label: 'Course material', kind: pdfKind, requirement: 'A PDF is required to enable the course.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose PDF Files' })).toBeEnabled();
  },
};

/** Disabled. */
export const Disabled: Story = {
  args: { isDisabled: true, preview: samplePicture },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    sendFiles(canvas.getByRole('group'), 'drop', [png]);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** The current file stays until another one has replaced it. */
export const KeepsCurrentFile: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The current image is still visible, and Retry is one press away.',
        example: (
          <DropZone
            label="Preview image that stays"
            kind={imageKind}
            upload={failed}
            onFiles={ignore}
            preview={samplePicture}
          />
        ),
      },
      wrong: {
        reason: 'The image seems to be lost, although nothing has changed.',
        example: <DropZone label="Preview image that goes" kind={imageKind} upload={failed} onFiles={ignore} />,
      },
    },
  },
};
