import { certificateFixture } from '@cpd/api/certificates/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { type PageArgs, pageLoader, renderPage } from '../testing/pageStory.tsx';
import { CertificatePage } from './CertificatePage.tsx';

const RECORD = 'GET /v1/certificate/';

/** A certificate and whether it is valid, for anyone with the link. */
const meta = {
  title: 'Screens/Public/Certificate',
  component: CertificatePage,
  parameters: { layout: 'fullscreen' },
  args: { id: 'c1' },
  loaders: [pageLoader],
  render: renderPage,
} satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser has no share sheet, and copies as `writeText` does. */
function stubSharing(writeText: () => Promise<void>): void {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

/** The certificate, to be printed or passed on. */
export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockReturnValue();
    const button = await canvas.findByRole('button', { name: 'Print' });
    await waitFor(() => expect(button).toBeEnabled());
    await canvas.findByText('Valid');
    await userEvent.click(button);
    await expect(print).toHaveBeenCalledTimes(1);
  },
};

/** On a phone, the buttons are in rows from edge to edge. */
export const OnPhone: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const print = await canvas.findByRole('button', { name: 'Print' });
    await canvas.findByText('Valid');
    const edges = (elements: Iterable<Element>) => {
      const boxes = [...elements].map((element) => element.getBoundingClientRect());
      return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
    };
    const column = edges([canvas.getByRole('region', { name: 'Record' })]);
    const rows = Map.groupBy(print.parentElement?.children ?? [], (button) => button.getBoundingClientRect().top);
    await expect(rows.size).toBeGreaterThan(1);
    for (const row of rows.values()) await expect(edges(row)).toEqual(column);
  },
};

/** The record is loading; its space is reserved. */
export const Loading: Story = { args: { pending: RECORD } };

/** A withdrawn certificate, with the date. */
export const Withdrawn: Story = {
  args: {
    responses: { [RECORD]: certificateFixture({ withdrawnAt: '2026-05-02T09:00:00.000Z', downloads: [] }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Withdrawn')).toBeVisible();
    await expect(canvas.getByText('2 May 2026')).toBeVisible();
    await expect(canvas.queryByText('Valid')).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  },
};

/** A certificate that was issued again under another name leads to the new one. */
export const Replaced: Story = {
  args: {
    responses: {
      [RECORD]: certificateFixture({
        withdrawnAt: '2026-05-02T09:00:00.000Z',
        successor: 'c2',
        successorNumber: '2026-000060',
        downloads: [],
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Replaced')).toBeVisible();
    await expect(canvas.getByText(/by 2026-000060/)).toHaveTextContent('on 2 May 2026 by 2026-000060');
    await expect(canvas.queryByText(/no longer counts/)).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'See the certificate that replaces it' })).toBeVisible();
  },
};

/** One that replaces another says which, and since when its holder has one. */
export const Reissued: Story = {
  args: {
    responses: {
      [RECORD]: certificateFixture({
        number: '2027-000001',
        issuedAt: '2027-01-04T09:00:00.000Z',
        firstIssuedAt: '2026-12-17T18:30:00.000Z',
        predecessorNumber: '2026-000060',
        timeZone: 'Asia/Bangkok',
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Valid')).toBeVisible();
    await expect(canvas.getByText('18 December 2026')).toBeVisible();
    await expect(canvas.getByText('2026-000060')).toBeVisible();
  },
};

/** Long names wrap instead of widening the page. */
export const LongRecord: Story = {
  args: {
    responses: {
      [RECORD]: certificateFixture({
        holder: 'Wilhelmina Alexandra Featherstonehaugh Montgomery-Cholmondeley de la Fontaine y Villaseñor',
        group: 'กระดูกและข้อในเวชปฏิบัติปฐมภูมิ การประเมินและการดูแลต่อเนื่อง',
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Wilhelmina/);
  },
};

/** The server has no records, so only the image is shown. */
export const WithoutRecord: Story = {
  args: { missing: ['certificate-records'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Record' })).toBeNull());
  },
};

/** The record could not be loaded, but the image could. */
export const RecordFailed: Story = {
  args: { failing: RECORD },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByText('Valid');
  },
};

/** The page's URL was copied. */
export const LinkCopied: Story = {
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => undefined);
    stubSharing(writeText);
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await canvas.findByText('Link copied');
    await expect(writeText).toHaveBeenCalledWith(window.location.href);
  },
};

/** The browser allows neither the share sheet nor the clipboard: the URL is shown and selected. */
export const LinkNotCopied: Story = {
  args: { ...LongRecord.args },
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    stubSharing(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const link = await canvas.findByLabelText<HTMLInputElement>('Link');
    await expect(canvas.getByText(/^Not copied\. Press (Ctrl\+|⌘)C\.$/)).toBeVisible();
    await expect(link).toHaveValue(window.location.href);
    await expect(link).toHaveFocus();
    await expect([link.selectionStart, link.selectionEnd]).toEqual([0, window.location.href.length]);
  },
};

/** The certificate does not exist. */
export const Missing: Story = {
  args: { hasNoImages: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Data Not Found.' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
