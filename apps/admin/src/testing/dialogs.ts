import type { FakeApi } from '@cpd/api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Presses a button of the open dialog, once it has the expected text. */
export async function answer(message: string, button = 'Confirm'): Promise<void> {
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(message);
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
}

/** Changes the field with that label in one event. */
export async function type(label: RegExp | string, text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
}

export async function press(name: RegExp | string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

/** Waits until the page knows for how many days a deleted item can be restored, which a confirmation says. */
export async function binLoaded(fake: FakeApi): Promise<void> {
  await waitFor(() => expect(fake.count('GET /v1/bin')).toBeGreaterThan(0));
  await act(() => fake.settled());
}

/** Simulates a return to the window. */
export function lookAtWindow(): void {
  // SWR throttles focus events by a timer.
  fireEvent(window, Object.assign(new Event('focus'), { valueOf: () => 0 }));
}
