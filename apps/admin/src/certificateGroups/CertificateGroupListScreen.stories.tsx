import {
  certificateGroupDraftFixture,
  certificateGroupFixture,
  certificateGroupFixtures,
} from '@cpd/api/certificateGroups/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { picture } from '../testing/picture.ts';
import { failedList, shownList } from '../testing/shownList.ts';
import { shownView } from '../testing/shownView.ts';
import { CertificateGroupListScreen } from './CertificateGroupListScreen.tsx';

/** Where an administrator finds a certificate group, begins one, enables or deletes it. */
const meta = {
  title: 'Screens/Certificate group list',
  component: CertificateGroupListScreen,
  args: {
    list: shownList(certificateGroupFixtures(10), 12),
    imageUrl: () => picture,
    search: shownView(),
    onNew: fn(),
    onEnable: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof CertificateGroupListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A page of groups; its size cannot be changed. */
export const Many: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Rows per page')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'New' }));
    await expect(args.onNew).toHaveBeenCalledTimes(1);
  },
};

/** An enabled group cannot be enabled again; a draft says what it lacks. */
export const EnabledAndDraft: Story = {
  args: {
    list: shownList([certificateGroupFixture(), certificateGroupDraftFixture()]),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [enabled, draft] = canvas.getAllByRole('button', { name: /^Enable/ });
    await expect(enabled).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^3 missing: \(Draft\)/ })).toBeVisible();
    if (draft) await userEvent.click(draft);
    await expect(args.onEnable).toHaveBeenCalledTimes(1);
  },
};

/** Nothing has arrived yet. */
export const Loading: Story = { args: { list: shownList(undefined) } };

/** The search finds nothing. */
export const NothingFound: Story = {
  args: {
    search: shownView({ keyword: 'zzz' }),
    list: shownList([]),
  },
};

/** The groups could not be loaded. */
export const Failed: Story = { args: { list: failedList() } };

/** Names as long as names get: one line, and the whole on focus. */
export const LongNames: Story = {
  args: {
    list: shownList(
      certificateGroupFixtures(3).map((group) => ({ ...group, name: 'Intensive care medicine '.repeat(20) })),
    ),
  },
};
