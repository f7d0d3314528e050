import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { createMemoryHost, HostProvider, useHost, useHostLocation, useIsBack } from './index.ts';

function Place() {
  const { path, search, hash, state } = useHostLocation();
  const { navigate } = useHost();
  const isBack = useIsBack();
  return (
    <Stack>
      <Text>{`${path}${search}${hash}`}</Text>
      <Text tone="muted">{isBack ? 'opened with Back' : `state: ${JSON.stringify(state)}`}</Text>
      <Inline>
        <Link href="/room/1?page=2#seats">A link</Link>
        <Button onPress={() => void navigate('/room/2', { state: { saved: '2' } })}>A button</Button>
      </Inline>
    </Stack>
  );
}

function App() {
  const [host] = useState(() => createMemoryHost('/room'));
  return (
    <HostProvider host={host}>
      <Stack>
        <Place />
        <Button onPress={host.back}>Back</Button>
      </Stack>
    </HostProvider>
  );
}

/**
 * The one place where the library meets the app's router: where the app is, how it goes elsewhere, and how a page holds that back.
 *
 * **Use it** once, around all pages: `<HostProvider host={host}>`. A host can be a part of the interface, such as `{ Link }`; what
 * it lacks is the document's. `createMemoryHost` is a host for stories and tests.
 *
 * **Do not use it** for the pages of the app, which use their router.
 *
 * **Anatomy**: `Link` renders every link, `useLocation`, `useIsBack` and `useBlocker` are hooks, `navigate`, `nextLocation` and
 * `navigationEnd` functions. Without a provider, links are plain anchors and every navigation loads a new document.
 *
 * **Keyboard**: none of its own.
 *
 * **Accessibility**: `Link` must pass all of its props to an anchor, so that links keep their names and states.
 */
const meta = {
  title: 'Components/Actions/Host',
  component: App,
} satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links and `navigate` open a place of the app, and Back returns. */
export const InMemory: Story = {
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'A link' }));
    await expect(canvas.getByText('/room/1?page=2#seats')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'A button' }));
    await expect(canvas.getByText('state: {"saved":"2"}')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByText('/room/1?page=2#seats')).toBeVisible();
    await expect(canvas.getByText('opened with Back')).toBeVisible();
  },
};

/** The document is the host: a link is an anchor. */
export const WithoutProvider: Story = {
  render: () => <Link href="https://example.org/">A plain anchor</Link>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://example.org/');
  },
};
