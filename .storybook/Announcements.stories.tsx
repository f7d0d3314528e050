import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { compareAnnounced } from './announcements.ts';

/** Live regions of every kind. A button fills them. */
function Regions() {
  const [isFilled, setIsFilled] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsFilled(true)}>
        Fill
      </button>
      <p role="status">{`Saved: ${isFilled ? 'all' : 'none'}`}</p>
      <ul aria-live="polite">
        <li>Earlier</li>
        {isFilled && (
          <li>
            Later <button type="button" aria-label="Dismiss" />
          </li>
        )}
      </ul>
      <p role="status">
        <span hidden={!isFilled}>Shown</span>
      </p>
      {isFilled && <p role="status">Came with its words</p>}
      {isFilled && <p role="alert">Fix 2 fields</p>}
      <div inert>
        <p role="status">{isFilled && 'Behind a window'}</p>
      </div>
    </>
  );
}

/** Tests the check of announcements. */
const meta = {
  title: 'Foundations/Announcements',
  component: Regions,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Regions>;

export default meta;
type Story = StoryObj<typeof meta>;

const announces: readonly string[] = [
  'polite: Saved: all',
  'polite: Later Dismiss',
  'polite: Shown',
  'assertive: Fix 2 fields',
];

/**
 * An existing live region is announced, in full or only its additions; an alert always; a region behind a dialog never.
 */
export const Announced: Story = {
  parameters: { announces },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fill' }));
  },
};

/** The check fails for a wrong phrase, a missing one, an additional one, and silence. */
export const WrongPhrase: Story = {
  play: async ({ canvas, userEvent }) => {
    const expectFailure = (phrases: readonly string[]) =>
      expect(() => compareAnnounced(phrases)).toThrow('but announced was');
    await expectFailure(announces);
    await userEvent.click(canvas.getByRole('button', { name: 'Fill' }));
    await waitFor(() => compareAnnounced(announces));
    await expectFailure(announces.with(0, 'polite: Saved: some'));
    await expectFailure(announces.with(0, 'assertive: Saved: all'));
    await expectFailure(announces.slice(1));
    await expectFailure([...announces, 'polite: More']);
    await expectFailure([]);
  },
};
