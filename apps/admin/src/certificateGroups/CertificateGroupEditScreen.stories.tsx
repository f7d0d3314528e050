import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { picture } from '../testing/picture.ts';
import { CertificateGroupEditScreen } from './CertificateGroupEditScreen.tsx';

const meta = {
  title: 'Screens/Certificate group form',
  component: CertificateGroupEditScreen,
  args: {
    values: { name: 'Nursing', passCondition: 3, template: null, position: 0 },
    onChange: fn(),
    onPositionChange: fn(),
    templateUpload: { state: 'idle' },
    onTemplateFile: fn(),
    imageUrl: () => picture,
    missing: ['template'],
    isEnabled: false,
    isRestored: false,
    onDiscard: fn(),
    elsewhere: { isFound: false, onLoadTheirs: fn(), onKeepMine: fn() },
    isUploading: false,
    isSaving: false,
    onSave: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof CertificateGroupEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A group without a template: the canvas says so. */
export const WithoutTemplate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const count = canvas.getByRole('spinbutton', { name: /^Number of courses/ });
    await userEvent.clear(count);
    await expect(args.onChange).toHaveBeenLastCalledWith({ passCondition: 0 });
  },
};

/** An empty draft: Save leads to the name. */
export const Draft: Story = {
  args: {
    values: { name: '', passCondition: 0, template: null, position: 0 },
    missing: ['name', 'passCondition', 'template'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Group name')).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An image is on its way: everything else waits. */
export const Uploading: Story = {
  args: {
    isUploading: true,
    templateUpload: { state: 'uploading', fileName: 'template.png', loaded: 1, total: 2, onCancel: fn() },
  },
};

/** What was typed in an earlier visit was put back. */
export const Restored: Story = { args: { isRestored: true } };

/** A template, with the line that shows where names stand. */
export const WithTemplate: Story = {
  tags: ['look'],
  args: {
    values: { name: 'Nursing', passCondition: 3, template: 'image-1', position: 45 },
    missing: [],
    isEnabled: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    const line = await canvas.findByRole('slider', { name: 'Name line' });
    await waitFor(() => expect(line).toHaveAttribute('aria-valuenow', '45'));
    line.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onPositionChange).toHaveBeenCalledWith(42);
  },
};

/** An upload has failed; the template before stays. */
export const UploadFailed: Story = {
  args: {
    templateUpload: { state: 'failed', fileName: 'template.png', message: 'The file is too large.', onRetry: fn() },
  },
};

/** The values are being saved. */
export const Saving: Story = { args: { isSaving: true } };

/** A name as long as names get. */
export const LongName: Story = {
  args: {
    values: {
      name: 'Intensive care medicine '.repeat(20).trim(),
      passCondition: 1_000_000,
      template: null,
      position: 0,
    },
  },
};
