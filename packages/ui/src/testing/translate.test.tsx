import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../Button/index.ts';
import { UploadFailure } from '../DropZone/UploadProgress.tsx';
import { LinkButton } from '../Link/index.ts';
import { ReadinessList } from '../ReadinessList/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { translate } from './translate.ts';

const ignore = () => undefined;

function group(value: string) {
  const options = [
    { value: 'a', label: 'Acute care' },
    { value: 'b', label: 'Basics' },
  ];
  return <Select label="Group" options={options} value={value} onChange={ignore} />;
}

function filter(label: string, count: number | null) {
  return <SegmentedControl label="Show" segments={[{ value: 'on', label, count }]} value="on" onChange={ignore} />;
}

function readiness(isMissing: boolean) {
  return <ReadinessList items={[{ label: 'PDF', isMissing }]} />;
}

function failure(message: string) {
  return <UploadFailure upload={{ state: 'failed', fileName: 'a.pdf', message, onRetry: ignore }} />;
}

test.each<[string, ReactNode, ReactNode]>([
  ['the value of a Select', group('a'), group('b')],
  ['the first value of a Select', group(''), group('b')],
  ['the placeholder of a Select', group('a'), group('')],
  ['the label of a Button', <Button key="1">Save</Button>, <Button key="1">Saved</Button>],
  [
    'the label of a LinkButton',
    <LinkButton key="1" href="#a">
      Next
    </LinkButton>,
    <LinkButton key="1" href="#a">
      Back
    </LinkButton>,
  ],
  ['a count of a SegmentedControl', filter('Enabled', null), filter('Enabled', 12)],
  ['a label of a SegmentedControl', filter('Enabled', 12), filter('Shown', 12)],
  ['an item of a ReadinessList', readiness(true), readiness(false)],
  ['the message of a failed upload', failure('Try again.'), failure('The file was changed.')],
  [
    'the error of a field',
    <TextField key="1" label="Title" errorMessage="Title is required." />,
    <TextField key="1" label="Title" errorMessage="Title is too long." />,
  ],
])('%s updates on a translated page', (_, before, after) => {
  const expected = render(after);
  const text = expected.container.textContent;
  expected.unmount();
  const { container, rerender } = render(before);
  translate(container);
  rerender(after);
  expect(container.textContent).toBe(text);
});
