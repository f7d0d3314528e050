import { certificateGroupFixture } from '@cpd/api/certificateGroups/fixtures';
import { courseDraftFixture, courseFixture } from '@cpd/api/courses/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { formLoaded, imageFile, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { CourseEditPage } from './CourseEditPage.tsx';
import { courseValuesOf } from './courseValues.ts';

/** A course whose PDF is missing. */
const withoutPdf = courseFixture({ isEnable: false, file: null });

/** The form of a course: title, group, image and PDF, which is displayed. */
const meta = {
  title: 'Screens/Course form',
  component: CourseEditPage,
  args: { path: '/course/course-1', route: '/course/:id', data: { courses: [withoutPdf] } },
  loaders: [pageLoader],
  render: renderPage,
  play: formLoaded,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A course whose PDF is missing. */
export const Incomplete: Story = {
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Title'), '!');
    await expect(canvas.getByRole('button', { name: 'PDF, missing' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await expect(fake.data.courses[0].title).toBe('Anatomy basics!');
    await expect(fake.count('PATCH')).toBe(1);
  },
};

/** An empty draft: Save leads to the first field that is missing. */
export const Draft: Story = {
  args: { path: '/course/course-draft', data: { courses: [courseDraftFixture()] } },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveFocus());
    await expect(fake.count('PATCH')).toBe(0);
  },
};

/** A complete course that is enabled. */
export const Enabled: Story = {
  tags: ['look'],
  args: { data: { courses: [courseFixture()] } },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Requirements' }));
    await expect(card.getByRole('list', { name: 'Required to enable' })).toBeInTheDocument();
    await expect(card.queryByRole('button', { name: 'Enable' })).toBeNull();
    await expect(canvas.queryByText('Ready to enable?')).toBeNull();
  },
};

/** While an image is uploaded, everything else is disabled. */
export const Uploading: Story = {
  args: { pending: 'POST /v1/image/upload' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await formLoaded({ canvasElement });
    await userEvent.upload(canvas.getByLabelText('Preview image', { selector: 'input' }), imageFile('cover.png'));
    await expect(await canvas.findByRole('button', { name: 'Cancel upload of cover.png' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expect(canvas.getByLabelText('Title')).toBeDisabled();
  },
};

/** An uploaded file shows its name and size. The server knows the name of a PDF that was uploaded earlier. */
export const Uploaded: Story = {
  args: { data: { courses: [courseFixture()] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await formLoaded({ canvasElement });
    const file = imageFile('cover.png', 1_300_000);
    await userEvent.upload(canvas.getByLabelText('Preview image', { selector: 'input' }), file);
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Preview image' })).toHaveTextContent('cover.png 1.2 MB'),
    );
    await expect(canvas.getByRole('group', { name: 'PDF' })).toHaveTextContent('anatomy.pdf');
  },
};

/** After a failed upload, the previous image stays. */
export const UploadFailed: Story = {
  args: { failing: 'POST /v1/image/upload' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await formLoaded({ canvasElement });
    await userEvent.upload(canvas.getByLabelText('Preview image', { selector: 'input' }), imageFile('cover.png'));
    await expect(await canvas.findByRole('button', { name: /^Retry/ })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Preview image' })).toBeVisible();
  },
};

/** What was typed before a reload was restored. */
export const Restored: Story = {
  args: {
    unsavedInput: {
      'course/course-1': {
        values: { ...courseValuesOf(withoutPdf), title: 'Typed before' },
        base: { value: courseValuesOf(withoutPdf), etag: null },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Typed before');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(canvas.getByLabelText('Title')).toHaveValue('Anatomy basics');
  },
};

/** The groups are loading. */
export const GroupsLoading: Story = { args: { pending: 'GET /v1/certificate-group' } };

/** The groups could not be loaded. */
export const GroupsFailed: Story = {
  args: { failing: 'GET /v1/certificate-group' },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByText('The certificate groups could not be loaded.')).toBeVisible();
    await userEvent.click(retry);
    await expect(await canvas.findByText('Only enabled groups are listed.')).toBeVisible();
  },
};

/** A title and a group name of the maximum length. */
export const LongTexts: Story = {
  args: {
    data: {
      courses: [
        {
          ...withoutPdf,
          title: 'Interprofessional communication in the handover of critically ill patients '.repeat(4).trim(),
        },
      ],
      certificateGroups: [
        certificateGroupFixture({ name: 'Continuing professional development in intensive care medicine '.repeat(3) }),
      ],
    },
  },
};

/** The values are being saved. */
export const Saving: Story = {
  parameters: { docs: { story: { autoplay: true } } },
  args: { pending: 'PATCH /v1/course' },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(fake.count('PATCH')).toBe(1));
  },
};

/** The course was saved in another tab, or by another user, while its form was open. */
export const ChangedElsewhere: Story = {
  tags: ['modes'],
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas, loaded: { fake }, userEvent }) => {
    const title = await canvas.findByLabelText('Title');
    await userEvent.type(title, '!');
    fake.data.courses[0].title = 'Theirs';
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Load that version' }));
    await expect(title).toHaveValue('Theirs');
    await userEvent.type(title, '!');
    fake.data.courses[0].title = 'Theirs again';
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Keep mine' })).toBeVisible();
    await expect(title).toHaveValue('Theirs!');
  },
};
