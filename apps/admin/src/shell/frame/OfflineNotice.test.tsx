import { OfflineNotice } from '@cpd/ui/AppShell';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test('OfflineNotice is shown while the device has no network', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineNotice />);
  expect(screen.queryByRole('status')).toBeNull();
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText('You are offline. What you type is kept.')).toBeTruthy();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/You are offline/)).toBeNull();
});
