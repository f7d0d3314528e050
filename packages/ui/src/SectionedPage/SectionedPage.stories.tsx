import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { createMemoryHost, HostProvider, useHostLocation } from '../Host/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { SectionedPage, type SectionedPageProps } from './SectionedPage.tsx';

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

function Address() {
  const { path, search } = useHostLocation();
  return <output>{path + search}</output>;
}

/** A page at an address, which it shows. */
function Page({ address, ...args }: SectionedPageProps & { address: string }) {
  const [host] = useState(() => createMemoryHost(address));
  return (
    <HostProvider host={host}>
      <Stack gap={12}>
        <SectionedPage {...args} />
        <Inline>
          <Button onPress={host.back}>Back</Button>
          <Address />
        </Inline>
      </Stack>
    </HostProvider>
  );
}

/**
 * The sections of a page as tabs. Each has a URL of its own.
 *
 * **Use it** for settings, and other pages of cards that are saved one by one and of which one section is needed at a time.
 *
 * **Do not use it** for views of one list (Tabs), or for one long form (EditScreen).
 *
 * **Anatomy**: tabs, and the cards of the selected section. A single section has no tab. The first section has the page's own URL,
 * the others are named in its query.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves to the selected tab, then into the section |
 * | ArrowRight, ArrowLeft | show the next or the previous section |
 * | Home, End | show the first or the last section |
 *
 * **Accessibility**: a tab list. A fragment of the URL focuses the field or the card that it names.
 */
const meta = {
  title: 'Components/Layout/SectionedPage',
  component: SectionedPage,
  args: { sections: [account, section('keys', 'API keys'), section('browser', 'This browser')] },
  render: (args) => <Page {...args} address="/setting" />,
} satisfies Meta<typeof SectionedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const sectionNamed = (name: string) => ({ name, hidden: false });

/** A tab shows its section, and Back the one before. */
export const Selected: Story = {
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Account', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'API keys' }));
    await expect(await canvas.findByRole('heading', sectionNamed('API keys'))).toBeVisible();
    await expect(canvas.queryByRole('heading', sectionNamed('Account'))).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('/setting?section=keys');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('heading', sectionNamed('Account'))).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\/setting$/);
  },
};

/** A link opens its section. */
export const Linked: Story = {
  render: (args) => <Page {...args} address="/setting?section=browser" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'This browser', selected: true })).toBeVisible();
    await expect(canvas.getByRole('heading', sectionNamed('This browser'))).toBeVisible();
  },
};

/** A link to a section that does not exist opens the first one. */
export const UnknownSection: Story = {
  render: (args) => <Page {...args} address="/setting?section=billing" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Account', selected: true })).toBeVisible();
  },
};

/** One section needs no tab. */
export const OneSection: Story = {
  args: { sections: [account] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', sectionNamed('Account'))).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
