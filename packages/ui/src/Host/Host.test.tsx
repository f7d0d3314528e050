import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Link } from '../Link/index.ts';
import {
  createMemoryHost,
  type HostLinkProps,
  HostProvider,
  useHost,
  useHostLocation,
  useIsBack,
  useIsLeaving,
} from './index.ts';

function Place() {
  const { path, search, hash, state } = useHostLocation();
  return <output>{JSON.stringify({ at: path + search + hash, state, isBack: useIsBack() })}</output>;
}

const shown = () => JSON.parse(screen.getByRole('status').textContent);

/** A link, unless navigations are held back. */
function Probe({ onRender }: { onRender: (isLeaving: boolean) => void }) {
  onRender(useIsLeaving()());
  const { blocked } = useHost().useBlocker(() => true);
  return blocked === undefined && <Link href="/rooms">Rooms</Link>;
}

const Bold = ({ href }: HostLinkProps) => <b>{href}</b>;

test('without a provider, the host is the document: links are anchors, and nothing is held back', () => {
  let wasLeaving = true;
  render(
    <>
      <Place />
      <Probe onRender={(isLeaving) => (wasLeaving = isLeaving)} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Rooms' })).toHaveProperty('pathname', '/rooms');
  expect(shown()).toEqual({ at: '/', state: null, isBack: false });
  expect(wasLeaving).toBe(false);
});

test('a memory host follows links, keeps states, and goes back', async () => {
  const host = createMemoryHost('/rooms?page=2#list', { from: 'test' });
  render(
    <HostProvider host={host}>
      <Place />
      <Link href="/rooms/1">Blue room</Link>
    </HostProvider>,
  );
  expect(shown()).toEqual({ at: '/rooms?page=2#list', state: { from: 'test' }, isBack: false });
  await act(async () => void fireEvent.click(screen.getByRole('link')));
  expect(shown()).toEqual({ at: '/rooms/1', state: null, isBack: false });
  await act(async () => host.navigate('/rooms/2', { replace: true }));
  await act(async () => host.back());
  expect(shown()).toEqual({ at: '/rooms?page=2#list', state: { from: 'test' }, isBack: true });
});

test('a provider completes its host with that around it', () => {
  render(
    <HostProvider host={createMemoryHost('/rooms')}>
      <HostProvider host={{ Link: Bold }}>
        <Place />
        <Link href="/rooms/1">Blue room</Link>
      </HostProvider>
    </HostProvider>,
  );
  expect(shown().at).toBe('/rooms');
  expect(screen.getByText('/rooms/1').localName).toBe('b');
});
