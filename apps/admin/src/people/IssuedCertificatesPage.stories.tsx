import { certificateGroupFixture } from '@cpd/api/certificateGroups/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { listLoaded, type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { IssuedCertificatesPage } from './IssuedCertificatesPage.tsx';

const PATH = '/certificate-group/group-1/issued';

/** Where an administrator finds a certificate of a group by its name or number, and downloads them all. */
const meta = {
  title: 'Screens/Issued certificates',
  component: IssuedCertificatesPage,
  args: { path: PATH, route: '/certificate-group/:id/issued' },
  loaders: [pageLoader],
  render: renderPage,
  play: listLoaded,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of certificates in every state. */
export const Many: Story = {
  tags: ['modes'],
  play: async ({ canvas, canvasElement }) => {
    await listLoaded({ canvasElement });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  },
};

/** No certificate of the group is withdrawn. */
export const NoneInState: Story = {
  args: { path: `${PATH}?tab=withdrawn`, data: { certificates: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No withdrawn certificates.')).toBeVisible();
  },
};

/** The search finds nothing. */
export const NothingFound: Story = {
  args: { path: `${PATH}?keyword=zzz` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No certificates match “zzz”.')).toBeVisible();
  },
};

/** Skeleton rows until the first response. */
export const Loading: Story = {
  args: { pending: 'GET /v1/certificate?' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The list could not be loaded. */
export const Failed: Story = {
  args: { responses: { 'GET /v1/certificate': 'no list', 'GET /v1/certificate-group/': certificateGroupFixture() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Certificates could not be loaded')).toBeVisible();
  },
};

/** The group was deleted. */
export const Gone: Story = {
  args: { path: '/certificate-group/nothing/issued' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Data Not Found.' });
  },
};

/** An older server has no list of certificates. */
export const OldServer: Story = {
  args: { missing: ['certificates'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Page Not Found.' });
  },
};
