import type { Requirement } from '@cpd/domain/readiness';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ItemForm } from '../kit/editing/useItemForm.ts';
import { picture } from '../testing/picture.ts';
import { requirementItems, shownForm, uploadField } from '../testing/shownForm.ts';
import { CourseEditScreen } from './CourseEditScreen.tsx';
import { type CourseValues, courseRequirements } from './courseValues.ts';

const values: CourseValues = {
  title: 'Anatomy basics',
  certificateGroup: 'group-1',
  cover: 'image-1',
  file: null,
  fileName: '',
};

const courseForm = (
  values: CourseValues,
  state: Partial<ItemForm<CourseValues>> = {},
  missing: readonly Requirement[] = ['file'],
) => shownForm(values, { requirements: requirementItems(courseRequirements, missing), ...state });

/** Where an administrator gives a course its title, group, picture and PDF, and reads the PDF. */
const meta = {
  title: 'Screens/Course form',
  component: CourseEditScreen,
  args: {
    form: courseForm(values),
    groups: [
      { _id: 'group-1', name: 'Nursing' },
      { _id: 'group-2', name: null },
    ],
    areGroupsLoading: false,
    onRetryGroups: undefined,
    cover: uploadField(),
    file: uploadField(),
    imageUrl: () => picture,
    fileUrl: () => '/no-such.pdf',
  },
} satisfies Meta<typeof CourseEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A course that still lacks its PDF. */
export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Title'), '!');
    await expect(args.form.onChange).toHaveBeenCalledWith({ title: 'Anatomy basics!' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.form.onSave).toHaveBeenCalledTimes(1);
  },
};

/** An empty draft: Save leads to the first field that is missing. */
export const Draft: Story = {
  args: {
    form: courseForm({ title: '', certificateGroup: '', cover: null, file: null, fileName: '' }, {}, [
      'title',
      'certificateGroup',
      'preview',
      'file',
      'question',
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await expect(args.form.onSave).not.toHaveBeenCalled();
  },
};

/** A title of blanks is no title: it is refused at its field, and not sent. */
export const BlankTitle: Story = {
  args: { form: courseForm({ ...values, title: '   ' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await expect(canvas.getByLabelText('Title')).toHaveAccessibleDescription('Title is required.');
    await expect(args.form.onSave).not.toHaveBeenCalled();
  },
};

/** Everything is there and enabled. */
export const Enabled: Story = {
  tags: ['look'],
  args: { form: courseForm(values, { isEnabled: true }, []) },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Requirements' }));
    await expect(card.getByRole('list', { name: 'Required to enable' })).toBeInTheDocument();
    await expect(card.queryByRole('button', { name: 'Enable' })).toBeNull();
    await expect(canvas.queryByText('Ready to enable?')).toBeNull();
  },
};

/** An image is on its way: everything else waits. */
export const Uploading: Story = {
  args: {
    cover: uploadField({
      state: 'uploading',
      fileName: 'cover.png',
      loaded: 400_000,
      total: 1_000_000,
      onCancel: fn(),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.getByLabelText('Title')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel upload of cover.png' })).toBeEnabled();
  },
};

/** What has arrived is known by its name and size; of a PDF that was there before, the host tells the name. */
export const Uploaded: Story = {
  args: {
    form: courseForm({ ...values, file: 'file-1', fileName: 'anatomy.pdf' }, {}, []),
    cover: uploadField({ state: 'idle' }, { id: 'image-1', name: 'cover.png', size: 1_300_000 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Preview image' })).toHaveTextContent('cover.png 1.2 MB');
    await expect(canvas.getByRole('group', { name: 'PDF' })).toHaveTextContent('anatomy.pdf');
  },
};

/** An upload has failed; the image before stays. */
export const UploadFailed: Story = {
  args: {
    cover: uploadField({
      state: 'failed',
      fileName: 'cover.png',
      message: 'The file is too large.',
      onRetry: fn(),
    }),
  },
};

/** What was typed in an earlier visit was put back. */
export const Restored: Story = {
  args: { form: courseForm(values, { isRestored: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard them' }));
    await expect(args.form.onDiscard).toHaveBeenCalledTimes(1);
  },
};

/** The groups are on their way. */
export const GroupsLoading: Story = { args: { areGroupsLoading: true, groups: [] } };

/** The groups could not be loaded. */
export const GroupsFailed: Story = { args: { groups: [], onRetryGroups: fn() } };

/** A title and groups as long as texts get. */
export const LongTexts: Story = {
  args: {
    form: courseForm({
      ...values,
      title: 'Interprofessional communication in the handover of critically ill patients '.repeat(4).trim(),
    }),
    groups: [{ _id: 'group-1', name: 'Continuing professional development in intensive care medicine '.repeat(3) }],
  },
};

/** The values are being saved. */
export const Saving: Story = { args: { form: courseForm(values, { isSaving: true }) } };

/** The course was saved in another tab, or by somebody else, while its form was open. */
export const ChangedElsewhere: Story = {
  args: { form: courseForm(values, { isChangedElsewhere: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load that version' }));
    await expect(args.form.onDiscard).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await expect(args.form.onKeepMine).toHaveBeenCalledOnce();
  },
};
