import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryHost, HostProvider } from '../Host/index.ts';
import { SectionedPage } from './SectionedPage.tsx';

async function openPage() {
  const host = createMemoryHost('/setting');
  render(
    <HostProvider host={host}>
      <button type="button">Menu</button>
      <SectionedPage
        sections={[
          { id: 'account', label: 'Account', content: <button type="button">Sign out</button> },
          { id: 'keys', label: 'Keys', content: <button type="button">Add</button> },
        ]}
      />
    </HostProvider>,
  );
  await act(async () => screen.getByRole('tab', { name: 'Account' }).focus());
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowRight' }));
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Keys', selected: true }));
  return { back: () => act(async () => host.back()) };
}

const focus = (name: string) => act(async () => screen.getByRole('button', { name }).focus());
const selectedTab = () => screen.getByRole('tab', { name: 'Account', selected: true });

test('Back between sections moves the focus to the selected tab', async () => {
  const { back } = await openPage();
  await back();
  expect(document.activeElement).toBe(selectedTab());
  expect(selectedTab().tabIndex).toBe(0);
});

test('Back from a section that had the focus moves it to the selected tab', async () => {
  const { back } = await openPage();
  await focus('Add');
  await back();
  expect(document.activeElement).toBe(selectedTab());
});

test('Back between sections leaves the focus outside of them', async () => {
  const { back } = await openPage();
  await focus('Menu');
  await back();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
});
