import {
  certificateGroupDraftFixture,
  certificateGroupFixture,
  certificateGroupFixtures,
} from '@cpd/api/certificateGroups/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { listLoaded, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { CertificateGroupListPage } from './CertificateGroupListPage.tsx';

/** Where an administrator finds a certificate group, creates, enables or deletes one. */
const meta = {
  title: 'Screens/Certificate group list',
  component: CertificateGroupListPage,
  args: { path: '/certificate-group' },
  loaders: [pageLoader],
  render: renderPage,
  play: listLoaded,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of groups. The page size is fixed. */
export const Many: Story = {
  play: async ({ canvas, canvasElement }) => {
    await listLoaded({ canvasElement });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.queryByText('Rows per page')).toBeNull();
  },
};

/** An enabled group cannot be enabled again; a draft lists what is missing. */
export const EnabledAndDraft: Story = {
  args: { data: { certificateGroups: [certificateGroupFixture(), certificateGroupDraftFixture()] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await listLoaded({ canvasElement });
    const [enabled, draft] = canvas.getAllByRole('button', { name: /^Enable/ });
    await expect(enabled).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^3 missing: \(Draft\)/ })).toBeVisible();
    if (draft) await userEvent.click(draft);
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Enable “(Draft)”?' })).toBeVisible());
  },
};

/** Skeleton rows until the first response. */
export const Loading: Story = {
  args: { pending: 'GET /v1/certificate-group' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The search finds nothing. */
export const NothingFound: Story = {
  args: { path: '/certificate-group?keyword=zzz' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No certificate groups match “zzz”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10));
  },
};

/** Names of the maximum length take one line, and are shown in full on focus. */
export const LongNames: Story = {
  tags: ['modes'],
  args: {
    data: {
      certificateGroups: [
        ...certificateGroupFixtures(3).map((group) => ({ ...group, name: 'Intensive care medicine '.repeat(20) })),
        certificateGroupDraftFixture(),
      ],
    },
  },
};
