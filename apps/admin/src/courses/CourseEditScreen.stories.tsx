import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { picture } from '../testing/picture.ts';
import { CourseEditScreen } from './CourseEditScreen.tsx';

const meta = {
  title: 'Screens/Course form',
  component: CourseEditScreen,
  args: {
    values: { title: 'Anatomy basics', certificateGroup: 'group-1', cover: 'image-1', file: null, fileName: '' },
    onChange: fn(),
    groups: [
      { _id: 'group-1', name: 'Nursing' },
      { _id: 'group-2', name: null },
    ],
    areGroupsLoading: false,
    onRetryGroups: undefined,
    coverUpload: { state: 'idle' },
    onCoverFile: fn(),
    fileUpload: { state: 'idle' },
    onFile: fn(),
    imageUrl: () => picture,
    fileUrl: () => '/no-such.pdf',
    missing: ['file'],
    isEnabled: false,
    isRestored: false,
    onDiscard: fn(),
    elsewhere: { isFound: false, onLoadTheirs: fn(), onKeepMine: fn() },
    isUploading: false,
    isSaving: false,
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CourseEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A course that still lacks its PDF. */
export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), '!');
    await expect(args.onChange).toHaveBeenCalledWith({ title: 'Anatomy basics!' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

/** An empty draft: Save leads to the first field that is missing. */
export const Draft: Story = {
  args: {
    values: { title: '', certificateGroup: '', cover: null, file: null, fileName: '' },
    missing: ['title', 'certificateGroup', 'preview', 'file', 'question'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Everything is there and enabled. */
export const Enabled: Story = { tags: ['look'], args: { missing: [], isEnabled: true } };

/** An image is on its way: everything else waits. */
export const Uploading: Story = {
  args: {
    isUploading: true,
    coverUpload: { state: 'uploading', fileName: 'cover.png', loaded: 400_000, total: 1_000_000, onCancel: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.getByLabelText('Title')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel upload of cover.png' })).toBeEnabled();
  },
};

/** An upload has failed; the image before stays. */
export const UploadFailed: Story = {
  args: {
    coverUpload: { state: 'failed', fileName: 'cover.png', message: 'The file is too large.', onRetry: fn() },
  },
};

/** What was typed in an earlier visit was put back. */
export const Restored: Story = {
  args: { isRestored: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard them' }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
  },
};

/** The groups are on their way. */
export const GroupsLoading: Story = { args: { areGroupsLoading: true, groups: [] } };

/** The groups could not be loaded. */
export const GroupsFailed: Story = { args: { groups: [], onRetryGroups: fn() } };

/** A title and groups as long as texts get. */
export const LongTexts: Story = {
  args: {
    values: {
      title: 'Interprofessional communication in the handover of critically ill patients '.repeat(4).trim(),
      certificateGroup: 'group-1',
      cover: 'image-1',
      file: null,
      fileName: '',
    },
    groups: [{ _id: 'group-1', name: 'Continuing professional development in intensive care medicine '.repeat(3) }],
  },
};

/** The values are being saved. */
export const Saving: Story = { args: { isSaving: true } };

/** The course was saved in another tab, or by somebody else, while its form was open. */
export const ChangedElsewhere: Story = {
  args: { elsewhere: { isFound: true, onLoadTheirs: fn(), onKeepMine: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load theirs' }));
    await expect(args.elsewhere.onLoadTheirs).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.elsewhere.onKeepMine).toHaveBeenCalledOnce();
  },
};
