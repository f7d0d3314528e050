import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useFocusHandover } from './useFocusHandover.ts';

function Bar() {
  const bar = useRef<HTMLDivElement>(null);
  useFocusHandover(bar, () => () => screen.getByRole('link').focus());
  return (
    <div ref={bar}>
      <button type="button">Delete</button>
    </div>
  );
}

function Page({ hasBar, hasDialog }: { hasBar: boolean; hasDialog: boolean }) {
  return (
    <>
      <a href="/first">First</a>
      {hasBar && <Bar />}
      {hasDialog && (
        <div role="alertdialog" aria-label="Delete?">
          <button type="button">Confirm</button>
        </div>
      )}
    </>
  );
}

const focus = (name: string) => screen.getByRole('button', { name }).focus();

test('an area that goes with its focused element hands the focus over', () => {
  const { rerender } = render(<Page hasBar hasDialog={false} />);
  focus('Delete');
  rerender(<Page hasBar={false} hasDialog={false} />);
  expect(document.activeElement).toBe(screen.getByRole('link'));
});

test('an area that goes while a dialog is open hands the focus over when the dialog closes', async () => {
  const { rerender } = render(<Page hasBar hasDialog={false} />);
  focus('Delete');
  rerender(<Page hasBar hasDialog />);
  focus('Confirm');
  rerender(<Page hasBar={false} hasDialog />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm' }));
  rerender(<Page hasBar={false} hasDialog={false} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link')));
});

test('the focus stays where a closing dialog has put it', async () => {
  const { rerender } = render(
    <>
      <button type="button">Other</button>
      <Page hasBar hasDialog={false} />
    </>,
  );
  focus('Delete');
  const page = (isOpen: boolean) => (
    <>
      <button type="button">Other</button>
      <Page hasBar={false} hasDialog={isOpen} />
    </>
  );
  rerender(
    <>
      <button type="button">Other</button>
      <Page hasBar hasDialog />
    </>,
  );
  focus('Confirm');
  rerender(page(true));
  focus('Other');
  rerender(page(false));
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Other' }));
});
