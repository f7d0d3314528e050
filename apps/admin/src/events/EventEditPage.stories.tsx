import { eventDraftFixture, eventFixture } from '@cpd/api/events/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { formLoaded, imageFile, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { EventEditPage } from './EventEditPage.tsx';
import { eventValuesOf } from './eventValues.ts';

const posters = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: `poster-${index + 1}` }));
const event = eventFixture({ isEnable: false, images: posters(3) });

/** Where an administrator gives an event its link, its cover and its posters, and puts the posters into their order. */
const meta = {
  title: 'Screens/Event form',
  component: EventEditPage,
  args: { path: '/event/event-1', route: '/event/:id', data: { events: [event] } },
  loaders: [pageLoader],
  render: renderPage,
  play: formLoaded,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Posters in their order; the first cannot go up, the last cannot go down. */
export const WithPosters: Story = {
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    const up = await canvas.findByRole('button', { name: 'Move up poster 1' });
    await expect(up).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Move down poster 3' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Move down poster 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete poster 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Delete poster 3' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await expect(fake.data.events[0].images).toEqual([{ _id: 'poster-2' }, { _id: 'poster-3' }]);
  },
};

/** An empty draft can be saved. */
export const Draft: Story = {
  args: { path: '/event/event-draft', data: { events: [eventDraftFixture()] } },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await expect(await canvas.findByText('No posters yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(fake.count('PATCH')).toBe(1));
  },
};

/** An invalid hyperlink shows an error once the form is submitted. */
export const WrongHyperlink: Story = {
  args: { data: { events: [eventDraftFixture({ _id: 'event-1' })] } },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Hyperlink'), 'javascript:alert(1)');
    await expect(canvas.queryByText(/Enter the full address/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/Enter the full address/)).toBeVisible();
    await expect(fake.count('PATCH')).toBe(0);
  },
};

/** A poster is being uploaded. */
export const Uploading: Story = {
  args: { pending: 'POST /v1/image/upload' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await formLoaded({ canvasElement });
    await userEvent.upload(canvas.getByLabelText('Poster images', { selector: 'input' }), imageFile('poster.png'));
    await expect(await canvas.findByRole('button', { name: 'Cancel upload of poster.png' })).toBeEnabled();
  },
};

/** After a failed upload of a poster, the others stay. */
export const UploadFailed: Story = {
  args: { failing: 'POST /v1/image/upload' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await formLoaded({ canvasElement });
    await userEvent.upload(canvas.getByLabelText('Poster images', { selector: 'input' }), imageFile('poster.png'));
    await expect(await canvas.findByRole('button', { name: /^Retry/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Delete poster 3' })).toBeVisible();
  },
};

/** What was typed before a reload was restored. */
export const Restored: Story = {
  tags: ['modes'],
  args: {
    unsavedInput: {
      'event/event-1': {
        values: { ...eventValuesOf(event), hyperlink: 'https://example.org/typed' },
        base: { value: eventValuesOf(event), etag: null },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Hyperlink')).toHaveValue('https://example.org/typed');
    await expect(await canvas.findByRole('button', { name: 'Discard' })).toBeVisible();
  },
};

/** An enabled event is being saved. */
export const EnabledAndSaving: Story = {
  args: { data: { events: [eventFixture()] }, pending: 'PATCH /v1/event' },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(fake.count('PATCH')).toBe(1));
  },
};

/** A hyperlink of the maximum length. */
export const LongHyperlink: Story = {
  args: {
    data: {
      events: [eventDraftFixture({ _id: 'event-1', hyperlink: `https://example.org/${'a-long-way/'.repeat(30)}` })],
    },
  },
};

/** Forty posters. */
export const FortyPosters: Story = {
  args: { data: { events: [eventDraftFixture({ _id: 'event-1', images: posters(40) })] } },
};
