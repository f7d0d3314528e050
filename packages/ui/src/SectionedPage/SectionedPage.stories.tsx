import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { createMemoryHost, HostProvider } from '../Host/index.ts';
import { Text } from '../Text/index.ts';
import { SectionedPage } from './SectionedPage.tsx';

const section = (id: string, label: string) => ({
  id,
  label,
  content: (
    <Card title={label}>
      <div style={{ minBlockSize: '20rem' }}>
        <Text>What can be set here.</Text>
      </div>
    </Card>
  ),
});

const account = section('account', 'Account');

/**
 * Several sections on one page, with links to them that stay in view and mark the section that is being read.
 *
 * **Use it** for settings, and other pages of cards that belong together and are saved one by one.
 *
 * **Do not use it** for parts that are shown one at a time (Tabs), or for one long form (EditScreen).
 *
 * **Anatomy**: a navigation of links, and sections of cards. Without a second section there is no navigation. Each section is the
 * target of a fragment of the URL.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter on a link | shows the section, which gets the focus |
 *
 * **Accessibility**: the link of the current section has `aria-current="location"`.
 */
const meta = {
  title: 'Components/Layout/SectionedPage',
  component: SectionedPage,
  args: { sections: [account, section('keys', 'API keys'), section('browser', 'This browser')] },
  decorators: [
    (Story) => {
      const [host] = useState(() => createMemoryHost('/setting'));
      return (
        <HostProvider host={host}>
          <Story />
        </HostProvider>
      );
    },
  ],
} satisfies Meta<typeof SectionedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first section is current at the top of the page. */
export const AtTheTop: Story = {
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'location');
  },
};

/** A link leads to its section, which is current until the reader scrolls. */
export const Linked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'API keys' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'API keys' })).toHaveAttribute('aria-current', 'location'),
    );
    await expect(canvas.getByRole('link', { name: 'Account' })).not.toHaveAttribute('aria-current');
  },
};

/** One section needs no links. */
export const OneSection: Story = {
  args: { sections: [account] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
