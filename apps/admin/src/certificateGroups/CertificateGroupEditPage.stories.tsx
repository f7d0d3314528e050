import { certificateGroupDraftFixture, certificateGroupFixture } from '@cpd/api/certificateGroups/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { formLoaded, imageFile, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { CertificateGroupEditPage } from './CertificateGroupEditPage.tsx';
import { groupValuesOf } from './groupValues.ts';

const withoutTemplate = certificateGroupFixture({ isEnable: false, template: null, templateVerticalPosition: 0 });

/** Where an administrator names a certificate group, chooses its template and places the name line on it. */
const meta = {
  title: 'Screens/Certificate group form',
  component: CertificateGroupEditPage,
  args: {
    path: '/certificate-group/group-1',
    route: '/certificate-group/:id',
    data: { certificateGroups: [withoutTemplate] },
  },
  loaders: [pageLoader],
  render: renderPage,
  play: formLoaded,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A group without a template: the canvas says so. */
export const WithoutTemplate: Story = {
  play: async ({ canvas, userEvent }) => {
    const count = await canvas.findByRole('spinbutton', { name: /^Number of courses/ });
    await userEvent.clear(count);
    const missing = within(canvas.getByRole('list', { name: 'Required to enable' }));
    await waitFor(() => expect(missing.getAllByRole('button', { name: /, missing$/ })).toHaveLength(2));
  },
};

/** An empty draft: Save leads to the name. */
export const Draft: Story = {
  args: {
    path: '/certificate-group/group-draft',
    data: { certificateGroups: [certificateGroupDraftFixture()] },
  },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Group name')).toHaveFocus());
    await expect(fake.count('POST')).toBe(0);
  },
};

/** The server renders the certificate as a file, with the sample name and the current position. */
export const Preview: Story = {
  tags: ['modes'],
  args: { data: { certificateGroups: [certificateGroupFixture({ isEnable: false, templateVerticalPosition: 45 })] } },
  play: async ({ canvas, canvasElement, loaded: { fake }, userEvent }) => {
    const sent = () => fake.requests.findLast(({ name }: { name: string }) => name.includes('preview'))?.body;
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PNG' }));
    await waitFor(() => expect(sent()).toEqual({ template: 'image-1', position: 45, name: 'Ann Lee', format: 'png' }));
    // The overlay blocks the page until the preview is loaded.
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom' }));
    await userEvent.type(canvas.getByLabelText('Sample text'), 'Ada Lovelace');
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(sent()).toMatchObject({ name: 'Ada Lovelace', format: 'pdf' }));
  },
};

/** While the template is uploaded, everything else is disabled. */
export const Uploading: Story = {
  args: { pending: 'POST /v1/image/upload' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await formLoaded({ canvasElement });
    await userEvent.upload(canvas.getByLabelText('Preview image', { selector: 'input' }), imageFile('template.png'));
    await expect(await canvas.findByRole('button', { name: 'Cancel upload of template.png' })).toBeEnabled();
    await expect(canvas.getByLabelText('Group name')).toBeDisabled();
  },
};

/** What was typed before a reload was restored. */
export const Restored: Story = {
  args: {
    unsavedInput: {
      'certificate-group/group-1': {
        values: { ...groupValuesOf(withoutTemplate), name: 'Typed before' },
        base: { value: groupValuesOf(withoutTemplate), etag: null },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Group name')).toHaveValue('Typed before');
    await expect(await canvas.findByRole('button', { name: 'Discard' })).toBeVisible();
  },
};

/** A template, with the line that shows the position of names. */
export const WithTemplate: Story = {
  tags: ['look'],
  args: { data: { certificateGroups: [certificateGroupFixture({ templateVerticalPosition: 45 })] } },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('slider', { name: 'Name line' });
    await waitFor(() =>
      expect(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/^45 pixels from the top/)),
    );
    line.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/^42 pixels from the top/)),
    );
    // The canvases show the certificate; the field only replaces its template.
    for (const image of canvas.getAllByRole('img')) await expect(image).toHaveAccessibleName(/^The certificate with/);
    await expect(canvas.getByRole('group', { name: 'Preview image' })).toHaveTextContent('To replace it,');
    await expect(canvas.getByRole('link', { name: /^View full size/ })).toBeVisible();
  },
};

/** After a failed upload, the previous template stays. */
export const UploadFailed: Story = {
  args: { failing: 'POST /v1/image/upload' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await formLoaded({ canvasElement });
    await userEvent.upload(canvas.getByLabelText('Preview image', { selector: 'input' }), imageFile('template.png'));
    await expect(await canvas.findByRole('button', { name: /^Retry/ })).toBeVisible();
  },
};

/** The values are being saved. */
export const Saving: Story = {
  args: { pending: 'POST /v1/certificate-group' },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(fake.count('POST')).toBe(1));
  },
};

/** A name of the maximum length. */
export const LongName: Story = {
  args: {
    data: {
      certificateGroups: [
        { ...withoutTemplate, name: 'Intensive care medicine '.repeat(20).trim(), passCondition: 1_000_000 },
      ],
    },
  },
};
