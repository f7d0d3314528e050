import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** Answers the question on screen by one of its buttons, once it says what is expected. */
export async function answer(message: string, button = 'Confirm'): Promise<void> {
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(message);
  fireEvent.click(within(dialog).getByRole('button', { name: button }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
}

/** Types into the field of that label, as one change. */
export async function type(label: RegExp | string, text: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
}

/** Presses the button of that name. */
export async function press(name: RegExp | string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

/** Comes back to the window, as from another one. */
export function lookAtWindow(): void {
  // SWR listens by a timer, which takes the event for its delay.
  fireEvent(window, Object.assign(new Event('focus'), { valueOf: () => 0 }));
}
