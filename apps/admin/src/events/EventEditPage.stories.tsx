import type { Requirement } from '@cpd/domain/readiness';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ItemForm } from '../kit/editing/useItemForm.ts';
import { picture } from '../testing/picture.ts';
import { requirementItems, shownForm, uploadField } from '../testing/shownForm.ts';
import { EventEditScreen } from './EventEditScreen.tsx';
import { type EventValues, eventRequirements } from './eventValues.ts';

const values: EventValues = {
  hyperlink: 'https://example.org/event',
  cover: 'image-1',
  posters: ['poster-1', 'poster-2', 'poster-3'],
};

const eventForm = (
  values: EventValues,
  state: Partial<ItemForm<EventValues>> = {},
  missing: readonly Requirement[] = [],
) => shownForm(values, { requirements: requirementItems(eventRequirements, missing), ...state });

/** Where an administrator gives an event its link, its cover and its posters, and puts the posters into their order. */
const meta = {
  title: 'Screens/Event form',
  component: EventEditScreen,
  args: {
    form: eventForm(values),
    cover: uploadField(),
    posters: uploadField(),
    onMovePoster: fn(),
    onDeletePoster: fn(),
    imageUrl: () => picture,
  },
} satisfies Meta<typeof EventEditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Posters in their order; the first cannot go up, the last cannot go down. */
export const WithPosters: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Move up poster 1' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Move down poster 3' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Move down poster 1' }));
    await expect(args.onMovePoster).toHaveBeenCalledWith({ id: 'poster-1', to: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Delete poster 2' }));
    await expect(args.onDeletePoster).toHaveBeenCalledWith('poster-2');
  },
};

/** An empty draft. */
export const Draft: Story = {
  args: { form: eventForm({ hyperlink: '', cover: null, posters: [] }, {}, ['cover', 'poster']) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No posters yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.form.onSave).toHaveBeenCalledTimes(1);
  },
};

/** A hyperlink that no browser opens is refused when the form is sent. */
export const WrongHyperlink: Story = {
  args: { form: eventForm({ hyperlink: 'javascript:alert(1)', cover: null, posters: [] }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Hyperlink'), '{Enter}');
    await expect(await canvas.findByText(/must be a whole address/)).toBeVisible();
    await expect(args.form.onSave).not.toHaveBeenCalled();
  },
};

/** A poster is on its way. */
export const Uploading: Story = {
  args: {
    posters: uploadField({ state: 'uploading', fileName: 'poster.jpg', loaded: 3, total: 4, onCancel: fn() }),
  },
};

/** A poster could not be sent; those that were stay. */
export const UploadFailed: Story = {
  args: {
    posters: uploadField({
      state: 'failed',
      fileName: 'poster.jpg',
      message: 'The file is too large.',
      onRetry: fn(),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

/** What was typed in an earlier visit was put back. */
export const Restored: Story = { args: { form: eventForm(values, { isRestored: true }) } };

/** Everything is there and enabled, and being saved. */
export const EnabledAndSaving: Story = {
  args: { form: eventForm(values, { isEnabled: true, isSaving: true }) },
};

/** An address as long as addresses get. */
export const LongHyperlink: Story = {
  args: {
    form: eventForm({
      hyperlink: `https://example.org/${'a-long-way/'.repeat(30)}`,
      cover: null,
      posters: [],
    }),
  },
};

/** Forty posters. */
export const FortyPosters: Story = {
  args: {
    form: eventForm({
      hyperlink: '',
      cover: null,
      posters: Array.from({ length: 40 }, (_, place) => `poster-${place + 1}`),
    }),
  },
};
