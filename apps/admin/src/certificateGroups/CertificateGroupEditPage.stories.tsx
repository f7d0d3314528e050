import type { Requirement } from '@cpd/domain/readiness';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ItemForm } from '../kit/editing/useItemForm.ts';
import { picture } from '../testing/picture.ts';
import { requirementItems, shownForm, uploadField } from '../testing/shownForm.ts';
import { CertificateGroupEditScreen } from './CertificateGroupEditScreen.tsx';
import { type GroupValues, groupRequirements } from './groupValues.ts';

const values: GroupValues = { name: 'Nursing', passCondition: 3, template: null, position: 0 };

const groupForm = (
  values: GroupValues,
  state: Partial<ItemForm<GroupValues>> = {},
  missing: readonly Requirement[] = ['template'],
) => shownForm(values, { requirements: requirementItems(groupRequirements, missing), ...state });

/** Where an administrator names a certificate group, chooses its template and places the name line on it. */
const meta = {
  title: 'Screens/Certificate group form',
  component: CertificateGroupEditScreen,
  args: {
    form: groupForm(values),
    onPositionChange: fn(),
    template: uploadField(),
    imageUrl: () => picture,
  },
} satisfies Meta<typeof CertificateGroupEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A group without a template: the canvas says so. */
export const WithoutTemplate: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const count = canvas.getByRole('spinbutton', { name: /^Number of courses/ });
    await userEvent.clear(count);
    await expect(args.form.onChange).toHaveBeenLastCalledWith({ passCondition: 0 });
  },
};

/** An empty draft: Save leads to the name. */
export const Draft: Story = {
  args: {
    form: groupForm({ name: '', passCondition: 0, template: null, position: 0 }, {}, [
      'name',
      'passCondition',
      'template',
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Group name')).toHaveFocus());
    await expect(args.form.onSave).not.toHaveBeenCalled();
  },
};

/** A name of blanks is no name: it is refused at its field, and not sent. */
export const BlankName: Story = {
  args: { form: groupForm({ ...values, name: '   ' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Group name')).toHaveFocus());
    await expect(canvas.getByLabelText('Group name')).toHaveAccessibleDescription('Group name is required.');
    await expect(args.form.onSave).not.toHaveBeenCalled();
  },
};

/** The certificate is drawn as a file, with the sample name and as it stands now. */
export const Preview: Story = {
  args: {
    form: groupForm({ ...values, template: 'image-1', position: 300 }, {}, []),
    preview: { onPreview: fn(), isRunning: false },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview as PNG' }));
    await expect(args.preview?.onPreview).toHaveBeenLastCalledWith('Ann Lee', 'png');
    await userEvent.click(canvas.getByRole('radio', { name: 'Your own' }));
    await userEvent.type(canvas.getByLabelText('Your own sample'), 'Ada Lovelace');
    await userEvent.click(canvas.getByRole('button', { name: 'Preview as PDF' }));
    await expect(args.preview?.onPreview).toHaveBeenLastCalledWith('Ada Lovelace', 'pdf');
  },
};

/** An image is on its way: everything else waits. */
export const Uploading: Story = {
  args: {
    template: uploadField({ state: 'uploading', fileName: 'template.png', loaded: 1, total: 2, onCancel: fn() }),
  },
};

/** What was typed in an earlier visit was put back. */
export const Restored: Story = { args: { form: groupForm(values, { isRestored: true }) } };

/** A template, with the line that shows where names stand. */
export const WithTemplate: Story = {
  tags: ['look'],
  args: {
    form: groupForm({ ...values, template: 'image-1', position: 45 }, { isEnabled: true }, []),
  },
  play: async ({ args, canvas, userEvent }) => {
    const line = await canvas.findByRole('slider', { name: 'Name line' });
    await waitFor(() =>
      expect(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/^45 pixels from the top/)),
    );
    line.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onPositionChange).toHaveBeenCalledWith(42);
    // The certificate stands there once; the field only replaces its template.
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: 'Preview image' })).toHaveTextContent('Replace:');
    await expect(canvas.getByRole('link', { name: /^Template in full size/ })).toBeVisible();
  },
};

/** An upload has failed; the template before stays. */
export const UploadFailed: Story = {
  args: {
    template: uploadField({
      state: 'failed',
      fileName: 'template.png',
      message: 'The file is too large.',
      onRetry: fn(),
    }),
  },
};

/** The values are being saved. */
export const Saving: Story = { args: { form: groupForm(values, { isSaving: true }) } };

/** A name as long as names get. */
export const LongName: Story = {
  args: {
    form: groupForm({ ...values, name: 'Intensive care medicine '.repeat(20).trim(), passCondition: 1_000_000 }),
  },
};
