import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DropZone, type DropZoneProps } from './DropZone.tsx';
import { imageKind } from './fileKinds.fixture.ts';

type ReadEntries = (onEntries: (entries: unknown[]) => void, onError: (error: Error) => void) => void;

/** Drops a folder on a zone. */
async function dropFolder(readEntries: ReadEntries, props: Partial<DropZoneProps>) {
  const onFiles = vi.fn();
  render(<DropZone label="Cover" kind={imageKind} upload={{ state: 'idle' }} onFiles={onFiles} {...props} />);
  const folder = { isDirectory: true, isFile: false, fullPath: '/cover', createReader: () => ({ readEntries }) };
  const item = { kind: 'file', type: '', webkitGetAsEntry: () => folder, getAsFile: () => null };
  const zone = screen.getByRole('group', { name: 'Cover' });
  const drop = createEvent.drop(zone);
  Object.defineProperty(drop, 'dataTransfer', { value: { types: ['Files'], items: [item], files: [] } });
  await act(async () => void fireEvent(zone, drop));
  expect(onFiles).not.toHaveBeenCalled();
  return (await screen.findByRole('alert')).textContent;
}

test.each<[string, Partial<DropZoneProps>]>([
  ['for one file', {}],
  ['for several files', { allowsMultiple: true }],
  ['among other content', { children: (zone) => <form>{zone}</form> }],
])('an empty folder dropped on a zone %s is reported', async (_, props) => {
  expect(await dropFolder((onEntries) => onEntries([]), props)).toContain('There is no file in what was dropped.');
});

test('a folder that cannot be read is reported', async () => {
  const fail: ReadEntries = (_, onError) => onError(new Error('NotReadableError'));
  expect(await dropFolder(fail, {})).toContain('What was dropped could not be read.');
});
