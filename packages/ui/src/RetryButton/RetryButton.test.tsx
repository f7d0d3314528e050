import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Card } from '../Card/index.ts';
import { ListTable } from '../ListScreen/index.ts';
import { sentence } from '../language/index.ts';
import { RetryButton } from './RetryButton.tsx';

afterEach(cleanup);

const texts = { none: sentence('No events yet.'), failed: sentence('Events could not be loaded') };
const columns = [{ id: 'id', header: 'ID', cell: ({ _id }: { _id: string }) => _id }];

/** A part of a page that fails until it is tried again. */
function Failing({ children }: { children: (isFailed: boolean, onRetry: () => void) => ReactNode }) {
  const [isFailed, setIsFailed] = useState(true);
  return <main>{children(isFailed, () => setIsFailed(false))}</main>;
}

const list = (isFailed: boolean, onRetry: () => void) => (
  <ListTable
    caption="Events"
    texts={texts}
    columns={columns}
    list={{ rows: isFailed ? undefined : [{ _id: '1' }], hasFailed: isFailed, onRetry, useIsValidating: () => false }}
  />
);
const card = (isFailed: boolean, onRetry: () => void) => (
  <Card title="History">{isFailed && <RetryButton onPress={onRetry} />}</Card>
);
const page = (isFailed: boolean, onRetry: () => void) => isFailed && <RetryButton onPress={onRetry} />;

test.each([
  ['the list', list, () => screen.getByRole('table', { name: 'Events' })],
  ['its card', card, () => screen.getByRole('region', { name: 'History' })],
  ['the page', page, () => screen.getByRole('main')],
])("'Try again' gives the focus to %s, because it disappears", async (_, children, place) => {
  render(<Failing>{children}</Failing>);
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  await act(async () => void fireEvent.click(button));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(place());
});
