import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { DropZone } from './DropZone.tsx';
import { imageKind } from './fileKinds.fixture.ts';
import { samplePicture } from './samplePicture.fixture.tsx';
import { chooseFiles, sendFiles, stagedFile } from './stagedFiles.fixture.ts';

const png = stagedFile('cover.png', 'image/png');
const pdf = stagedFile('course.pdf', 'application/pdf');

/** The ways to add files to a DropZone, and the files that it rejects. */
const meta = {
  component: DropZone,
  title: 'Components/Forms/DropZone/Files',
  args: { label: 'Preview image', kind: imageKind, upload: { state: 'idle' }, onFiles: fn() },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Several files. */
export const Many: Story = {
  args: { label: 'Posters', allowsMultiple: true },
  play: async ({ args, canvas }) => {
    const files = [png, stagedFile('poster.jpg', 'image/jpeg'), pdf];
    sendFiles(canvas.getByRole('group'), 'drop', files);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith(files.slice(0, 2)));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('course.pdf is not a PNG or JPEG file.');
  },
};

/** Content around the zone accepts dropped files as well. A text field in it receives dropped texts and pastes. */
export const WithContent: Story = {
  args: {
    children: (zone) => (
      <Stack>
        <TextArea label="Questions" />
        {zone}
      </Stack>
    ),
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Questions' });
    const zone = canvas.getByRole('group', { name: 'Preview image' });
    sendFiles(field, 'dragenter', [png]);
    await waitFor(() => expect(zone).toHaveAttribute('data-verdict', 'accept'));
    sendFiles(field, 'dragleave', [png]);
    await waitFor(() => expect(zone).toHaveAttribute('data-verdict', 'none'));
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', 'Which bone is the longest?');
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
      await expect(field.dispatchEvent(event)).toBe(true);
    }
    sendFiles(field, 'paste', [png]);
    sendFiles(field, 'drop', [png]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([png]));
    sendFiles(zone, 'drop', [png]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(2));
  },
};

/** A file of an accepted type is dragged over the zone: green, a tick and a text. */
export const DragAccepted: Story = {
  parameters: { announces: ['polite: Drop to upload.'] },
  args: { preview: samplePicture },
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group');
    sendFiles(zone, 'dragenter', [png]);
    await waitFor(() => expect(zone).toHaveAttribute('data-verdict', 'accept'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Drop to upload.'));
  },
};

/** A file of another type is dragged over the zone: red, a warning and a text. */
export const DragRejected: Story = {
  parameters: { announces: ['polite: Not accepted: only PNG or JPEG files can be dropped here.'] },
  args: { preview: samplePicture },
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group');
    sendFiles(zone, 'dragenter', [pdf]);
    await waitFor(() => expect(zone).toHaveAttribute('data-verdict', 'reject'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not accepted: only PNG or JPEG files'));
  },
};

/** Dragging out of the zone resets the colour. */
export const DragLeft: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('group');
    sendFiles(zone, 'dragenter', [png]);
    await waitFor(() => expect(zone).toHaveAttribute('data-verdict', 'accept'));
    sendFiles(zone, 'dragleave', [png]);
    await waitFor(() => expect(zone).toHaveAttribute('data-verdict', 'none'));
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** A dropped image is reported once. */
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    sendFiles(canvas.getByRole('group'), 'drop', [png]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([png]));
    await expect(args.onFiles).toHaveBeenCalledTimes(1);
  },
};

/** A dropped file of another type is rejected with an explanation. */
export const DroppedWrongType: Story = {
  parameters: {
    announces: ['assertive: course.pdf is not a PNG or JPEG file. Choose one PNG or JPEG file of up to 10 MB.'],
  },
  play: async ({ args, canvas }) => {
    sendFiles(canvas.getByRole('group'), 'drop', [pdf]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'course.pdf is not a PNG or JPEG file.Choose one PNG or JPEG file of up to 10 MB.',
    );
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** A file that bypasses the filter of the file chooser is rejected. */
export const SelectedWrongType: Story = {
  play: async ({ args, canvasElement, canvas }) => {
    chooseFiles(canvasElement, [pdf]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('course.pdf is not a PNG or JPEG file.');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** A selected image is reported. */
export const Selected: Story = {
  play: async ({ args, canvasElement }) => {
    chooseFiles(canvasElement, [png]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1));
  },
};

/** An image that is too large is rejected with the limit. */
export const TooLarge: Story = {
  play: async ({ args, canvas }) => {
    sendFiles(canvas.getByRole('group'), 'drop', [stagedFile('huge.png', 'image/png', 11 * 1024 * 1024)]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('huge.png is larger than 10 MB.');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** A zone for one file rejects several files during the drag and on the drop. */
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

/** An image can be pasted while the focus is in the zone. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    sendFiles(canvas.getByRole('button'), 'paste', [png]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledTimes(1));
  },
};
