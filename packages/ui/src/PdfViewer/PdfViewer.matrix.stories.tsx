import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { PdfViewer } from './PdfViewer.tsx';
import { tinyPdf } from './tinyPdf.fixture.ts';

const pages = [
  ['Anatomy basics', 'The hand has 27 bones.'],
  ['Second page', 'Eight of them are in the wrist.'],
];
const files = [
  tinyPdf({ pages }),
  tinyPdf({ pages: [[]], hasScan: true, size: [595, 620] }),
  tinyPdf({ pages, isLocked: true }),
  new Blob(['This is not a PDF.']),
];

const meta = {
  component: PdfViewer,
  title: 'Components/Documents/PdfViewer/Matrix',
  tags: ['!autodocs', 'matrix'],
  args: { title: 'Anatomy basics', url: 'blob:nowhere' },
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

function Viewers() {
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setUrls(made);
    return () => made.forEach(URL.revokeObjectURL);
  }, []);
  return urls.map((url, index) => <PdfViewer key={url} url={url} title={`Document ${index + 1}`} />);
}

/** Every state. */
export const Matrix: Story = {
  render: ({ url, title }) => (
    <Stack gap={24}>
      <Viewers />
      <PdfViewer url={url} title={title} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3));
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas').length).toBeGreaterThanOrEqual(2));
  },
};
