import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { DropZone, type DropZoneProps } from './DropZone.tsx';
import { imageKind, pdfKind } from './fileKinds.fixture.ts';
import { largePicture, samplePicture } from './samplePicture.fixture.tsx';
import { sendFiles, stagedFile } from './stagedFiles.fixture.ts';
import type { UploadState } from './UploadState.ts';

const ignore = () => {};
const running: UploadState = {
  state: 'uploading',
  fileName: 'a-rather-long-file-name-that-has-to-break-somewhere.png',
  loaded: 1_300_000,
  total: 3_500_000,
  onCancel: ignore,
};
const failed: UploadState = {
  state: 'failed',
  fileName: 'cover.png',
  message: 'The connection was lost.',
  onRetry: ignore,
};
const png = stagedFile('cover.png', 'image/png');
const pdf = stagedFile('course.pdf', 'application/pdf');

const states: readonly Partial<DropZoneProps>[] = [
  { label: 'Empty', requirement: 'A preview image is required to enable the course.' },
  { label: 'With preview', preview: samplePicture },
  { label: 'With a large picture', preview: largePicture },
  { label: 'With a file', preview: samplePicture, file: { name: 'cover.png', size: 1_300_000 } },
  { label: 'PDF', kind: pdfKind, file: { name: 'a-rather-long-file-name-that-has-to-break-somewhere.pdf' } },
  { label: 'Many', allowsMultiple: true },
  { label: 'Disabled', isDisabled: true, preview: samplePicture },
  { label: 'Uploading', upload: running, preview: samplePicture },
  { label: 'Unknown size', upload: { ...running, total: 0 } },
  { label: 'Failed', upload: failed, preview: samplePicture },
  { label: 'Accepted drag', preview: samplePicture },
  { label: 'Rejected drag', preview: samplePicture },
  { label: 'Several dragged' },
  { label: 'Rejected' },
];

const meta = {
  component: DropZone,
  title: 'Components/Forms/DropZone/Matrix',
  tags: ['!autodocs', 'matrix'],
  args: { label: 'Preview image', kind: imageKind, upload: { state: 'idle' }, onFiles: ignore },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every state. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap={24}>
      {states.map((state) => (
        <DropZone key={state.label} {...args} {...state} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const zone = (name: string) => canvas.getByRole('group', { name });
    sendFiles(zone('Accepted drag'), 'dragenter', [png]);
    sendFiles(zone('Rejected drag'), 'dragenter', [pdf]);
    sendFiles(zone('Several dragged'), 'dragenter', [png, png]);
    sendFiles(zone('Rejected'), 'drop', [pdf]);
    await waitFor(() => expect(zone('Accepted drag')).toHaveAttribute('data-verdict', 'accept'));
    await waitFor(() => expect(zone('Rejected drag')).toHaveAttribute('data-verdict', 'reject'));
    await waitFor(() => expect(zone('Several dragged')).toHaveAttribute('data-verdict', 'tooMany'));
    await canvas.findByRole('alert');
  },
};
