import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx';
import { type TinyPdfOptions, tinyPdf } from './tinyPdf.fixture.ts';

interface Fixture {
  /** The content of the PDF, or the text of a file that is not a PDF. */
  pdf: TinyPdfOptions | string;
}

/** Shows a fixture by an object URL, which is revoked with the story. */
function ViewerOf({ pdf, ...props }: Fixture & Omit<PdfViewerProps, 'url'>) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(typeof pdf === 'string' ? new Blob([pdf]) : tinyPdf(pdf));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [pdf]);
  return url === undefined ? null : <PdfViewer url={url} {...props} />;
}

const threePages = {
  pages: [
    ['Anatomy basics', 'The hand has 27 bones.'],
    ['Second page', 'Eight of them are in the wrist.'],
    ['Third page', 'The thumb has two, each finger three.'],
  ],
};
const threeHundredPages = {
  pages: Array.from({ length: 300 }, (_, index) => [
    `Chapter ${index + 1}`,
    ...Array.from({ length: 20 }, (__, line) => `Line ${line + 1} of page ${index + 1}`),
  ]),
};

function Replaceable({ title }: { title: string }) {
  const [pdf, setPdf] = useState<TinyPdfOptions>(threePages);
  return (
    <>
      <button type="button" onClick={() => setPdf(threeHundredPages)}>
        Replace
      </button>
      <ViewerOf key={pdf.pages.length} title={title} pdf={pdf} />
    </>
  );
}

/**
 * A PDF inside the page, for reading course material without leaving the form.
 *
 * **Use it** in a form with a PDF, so that users can check the file: `isFoldable` there, so that the rest of the form
 * stays close.
 *
 * **Do not use it** in place of a link to a PDF (Link), or for PDF forms: forms and scripts inside the PDF do nothing
 * here. 'Open in a new tab' opens the browser's own viewer.
 *
 * **Anatomy**: a toolbar with the page field, zoom, 'Fit width', search, 'Open in a new tab' and 'Download', and the
 * pages below. Pages, links and search are pdf.js's viewer, which loads with the first PDF. It keeps the last ten
 * visible pages rendered.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves the focus through the toolbar to the pages |
 * | Enter in the page field | goes to that page, or to the nearest existing one |
 * | Escape in the page field | restores the number of the visible page |
 * | Enter, Shift+Enter in the search field | goes to the next or the previous match |
 * | Escape in the search field | ends the search |
 * | Arrow keys, Page keys, Home, End on the pages | scroll |
 *
 * **Accessibility**: each page is an article named 'Page 2 of 12' with its text, for selection and screen readers; a page
 * without text says so. Screen readers reach the rendered pages, and the others with the page field and the search. The
 * number of matches is announced. A protected, damaged or missing PDF is announced with what to do.
 *
 * **Security**: nothing in a PDF runs. Links open in a new tab without a referrer. The engine needs neither evaluation
 * nor WebAssembly and works under a content security policy of `default-src 'self'`.
 */
const meta = {
  component: PdfViewer,
  title: 'Components/Documents/PdfViewer',
  args: { title: 'Anatomy basics', url: '' },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A short PDF, as wide as its container. */
export const ThreePages: Story = {
  render: ({ title }) => <ViewerOf title={title} pdf={threePages} />,
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('article', { name: 'Page 1 of 3' });
    await waitFor(() => expect(page).toHaveTextContent('The hand has 27 bones.'));
    await waitFor(() => expect(page).not.toHaveAttribute('aria-busy'));
    await expect(page.querySelector('canvas')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Anatomy basics.pdf');
  },
};

/** Folded, it is the first page as a picture; 'Read' opens the reader, and 'Close' folds it again. */
export const Folded: Story = {
  render: ({ title }) => <ViewerOf title={title} pdf={threePages} isFoldable />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const read = await canvas.findByRole('button', { name: 'Read Anatomy basics' });
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible());
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.tab();
    await expect(read).toHaveFocus();
    await expect(canvasElement.querySelector('[inert] [tabindex="0"]')).not.toBeNull();
    await userEvent.click(read);
    await expect(read).toHaveFocus();
    await expect(read).toHaveAccessibleName('Close Anatomy basics');
    await expect(canvas.getByRole('link', { name: 'Download' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Page 1 of 3' })).toBeVisible());
    await userEvent.click(read);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The text of a page can be selected. */
export const SelectedText: Story = {
  render: ({ title }) => <ViewerOf title={title} pdf={threePages} />,
  play: async ({ canvas }) => {
    const words = await canvas.findByText('The hand has 27 bones.');
    await expect(words).toBeVisible();
    await waitFor(() => {
      getSelection()?.selectAllChildren(canvas.getByText('The hand has 27 bones.'));
      expect(String(getSelection())).toBe('The hand has 27 bones.');
    });
  },
};

/** 'Fit width' resets the zoom. */
export const Zoomed: Story = {
  parameters: { announces: ['polite: 170 %', 'polite: 152 %'] },
  render: ({ title }) => <ViewerOf title={title} pdf={threePages} />,
  play: async ({ canvas, userEvent }) => {
    const page = await canvas.findByRole('article', { name: 'Page 1 of 3' });
    await waitFor(() => expect(page).not.toHaveAttribute('aria-busy'));
    const zoom = canvas.getByRole('status', { name: 'Zoom' });
    const fitted = zoom.textContent;
    const width = page.getBoundingClientRect().width;
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeGreaterThan(width));
    await expect(zoom).not.toHaveTextContent(String(fitted));
    await userEvent.click(canvas.getByRole('button', { name: 'Fit width' }));
    await waitFor(() => expect(page.getBoundingClientRect().width).toBe(width));
    await expect(zoom).toHaveTextContent(String(fitted));
  },
};

/** At its limit a zoom button is unavailable and keeps the focus. */
export const ZoomedToLimit: Story = {
  render: ({ title }) => <ViewerOf title={title} pdf={threePages} />,
  play: async ({ canvas, userEvent }) => {
    const page = await canvas.findByRole('article', { name: 'Page 1 of 3' });
    await waitFor(() => expect(page).not.toHaveAttribute('aria-busy'));
    const zoom = canvas.getByRole('status', { name: 'Zoom' });
    for (const name of ['Zoom in', 'Zoom out']) {
      const button = canvas.getByRole('button', { name });
      button.focus();
      await waitFor(async () => {
        await userEvent.keyboard('{Enter}');
        expect(button).toHaveAttribute('aria-disabled', 'true');
      });
      await expect(button).toHaveFocus();
      const limit = zoom.textContent;
      await userEvent.keyboard('{Enter}');
      await expect(zoom).toHaveTextContent(limit);
    }
  },
};

/** At most ten of 300 pages are rendered at any time. */
export const ThreeHundredPages: Story = {
  render: ({ title }) => <ViewerOf title={title} pdf={threeHundredPages} />,
  play: async ({ canvas, canvasElement }) => {
    const pages = await canvas.findByRole('region', { name: 'Pages of Anatomy basics' });
    await waitFor(() => expect(pages.scrollHeight).toBeGreaterThan(300 * pages.clientHeight));
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Page' });
    for (const part of [0.25, 0.5, 0.9, 0.1]) {
      pages.scrollTop = part * pages.scrollHeight;
      await waitFor(() => expect(Math.abs(Number(field.value) - part * 300)).toBeLessThan(3));
      await waitFor(() =>
        expect(
          canvas.getByRole('article', { name: `Page ${field.value} of 300` }).querySelector('canvas'),
        ).toBeVisible(),
      );
      await expect(canvasElement.querySelectorAll('canvas').length).toBeLessThanOrEqual(10);
    }
  },
};

/** The page field goes to a page and announces it. */
export const OtherPage: Story = {
  parameters: { announces: ['polite: Page 217 of 300', 'polite: Page 300 of 300'] },
  render: ({ title }) => <ViewerOf title={title} pdf={threeHundredPages} />,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Page' });
    await userEvent.click(field);
    await userEvent.keyboard('217{Enter}');
    const page = await canvas.findByRole('article', { name: 'Page 217 of 300' });
    await waitFor(() => expect(page).toHaveTextContent('Chapter 217'));
    await waitFor(() => expect(field).toHaveValue('217'));
    await expect(await canvas.findByText('Page 217 of 300')).toHaveAttribute('role', 'status');
    await userEvent.clear(field);
    await userEvent.keyboard('9999{Enter}');
    await waitFor(() => expect(field).toHaveValue('300'));
    await fireEvent.change(field, { target: { value: 'no number' } });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveValue('300'));
  },
};

/** All matches are highlighted. Keys and buttons go from match to match. */
export const Found: Story = {
  render: ({ title }) => <ViewerOf title={title} pdf={threePages} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Find in this PDF' });
    await expect(canvas.getByRole('button', { name: 'Next match' })).toBeDisabled();
    await userEvent.type(field, 'AR');
    await expect(await canvas.findByText('1 of 1 match')).toHaveAttribute('role', 'status');
    await userEvent.clear(field);
    await userEvent.type(field, 'page');
    await canvas.findByText('1 of 2 matches');
    await waitFor(() => expect(canvasElement.querySelectorAll('.highlight')).toHaveLength(2));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('2 of 2 matches');
    const selected = await waitFor(() => canvasElement.querySelector('.highlight.selected'));
    await expect(selected).toHaveTextContent('page');
    await expect(canvas.getByRole('textbox', { name: 'Page' })).toHaveValue('3');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await canvas.findByText('1 of 2 matches');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous match' }));
    await canvas.findByText('2 of 2 matches');
    await userEvent.click(canvas.getByRole('button', { name: 'Next match' }));
    await canvas.findByText('1 of 2 matches');
    await userEvent.type(field, '!');
    await canvas.findByText('No matches');
    await expect(canvas.getByRole('button', { name: 'Next match' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await waitFor(() => expect(canvasElement.querySelectorAll('.highlight')).toHaveLength(0));
    await expect(canvas.queryByText('No matches')).toBeNull();
  },
};

/** The search reaches a page that is not rendered. */
export const FoundOnUnrenderedPage: Story = {
  parameters: { announces: ['polite: 1 of 1 match'] },
  render: ({ title }) => <ViewerOf title={title} pdf={threeHundredPages} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('searchbox', { name: 'Find in this PDF' }));
    await userEvent.paste('line 20 of page 217');
    await canvas.findByText('1 of 1 match');
    await waitFor(() => expect(canvasElement.querySelector('.highlight.selected')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Page' })).toHaveValue('217');
  },
};

/** A link to another page of the PDF, and one to a website in a new tab. */
export const Linked: Story = {
  render: ({ title }) => <ViewerOf title={title} pdf={{ ...threePages, links: [3, 'https://example.org/hand'] }} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Page 1 of 3' });
    const [, outward] = await waitFor(() => {
      const links = within(canvas.getByRole('article', { name: 'Page 1 of 3' })).getAllByRole('link');
      expect(links).toHaveLength(2);
      return links;
    });
    await expect(outward).toHaveAttribute('href', 'https://example.org/hand');
    await expect(outward).toHaveAttribute('target', '_blank');
    await expect(outward).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    const [inward] = within(canvas.getByRole('article', { name: 'Page 1 of 3' })).getAllByRole('link');
    if (inward !== undefined) await userEvent.click(inward);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Page' })).toHaveValue('3'));
  },
};

/** A scan, and symbols of a font that is not embedded. Both are decoded without WebAssembly. */
export const Scan: Story = {
  render: ({ title }) => <ViewerOf title={title} pdf={{ pages: [[]], hasScan: true, size: [595, 700] }} />,
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('article', { name: 'Page 1 of 1' });
    await waitFor(() => expect(page).not.toHaveAttribute('aria-busy'));
    const bitmap = page.querySelector('canvas');
    const context = bitmap?.getContext('2d');
    if (!bitmap || !context) throw new Error('The page has no canvas.');
    // The square is 60 to 260 points from the left and 300 to 500 from the bottom.
    const [red] = context.getImageData((160 / 595) * bitmap.width, (300 / 700) * bitmap.height, 1, 1).data;
    await expect(red).toBe(0);
  },
};

/** A page without text says so to screen readers. */
export const WithoutText: Story = {
  render: ({ title }) => <ViewerOf title={title} pdf={{ pages: [[]], size: [400, 300] }} />,
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 1 has no text that can be read out.');
  },
};

/** A page that the file announces but does not contain shows a message. The others are rendered. */
export const MissingPage: Story = {
  beforeEach: () => {
    // pdf.js also logs the error, and stories fail on console output.
    spyOn(console, 'error').mockImplementation(() => {});
  },
  render: ({ title }) => <ViewerOf title={title} pdf={{ ...threePages, isCut: true }} />,
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('article', { name: 'Page 1 of 4' });
    await waitFor(() => expect(page).toHaveTextContent('The hand has 27 bones.'));
    await expect(await canvas.findByText('Page 4 of 4 cannot be shown.')).toBeInTheDocument();
  },
};

/** Replacing a PDF while its pages load logs nothing. */
export const Replaced: Story = {
  render: ({ title }) => <Replaceable title={title} />,
  play: async ({ canvas, canvasElement }) => {
    const replace = canvas.getByRole('button', { name: 'Replace' });
    const watch = new MutationObserver(() => {
      if (!canvas.queryByRole('textbox', { name: 'Page' })) return;
      watch.disconnect();
      replace.click();
    });
    watch.observe(canvasElement, { childList: true, subtree: true });
    const page = await canvas.findByRole('article', { name: 'Page 1 of 300' });
    await waitFor(() => expect(page).toHaveTextContent('Chapter 1'));
  },
};

/** A PDF that needs a password. */
export const Locked: Story = {
  parameters: {
    announces: [
      'assertive: This PDF is protected by a password, so it cannot be shown here. Replace it by a copy without a password, or open it in a new tab to enter the password.',
    ],
    says: [
      'region, Anatomy basics',
      'link, Open in a new tab',
      'Open in a new tab',
      'end of link, Open in a new tab',
      'link, Download',
      'alert',
      'paragraph',
      'This PDF is protected by a password, so it cannot be shown here. Replace it by a copy without a password, or open it in a new tab to enter the password.',
      'end of paragraph',
      'end of alert',
      'end of region, Anatomy basics',
    ],
  },
  render: ({ title }) => <ViewerOf title={title} pdf={{ ...threePages, isLocked: true }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This PDF is protected by a password');
    await expect(canvas.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
  },
};

/** A file that is damaged or not a PDF. */
export const Broken: Story = {
  render: ({ title }) => <ViewerOf title={title} pdf="This is not a PDF." />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This file is damaged or is not a PDF. Replace it by another copy.',
    );
  },
};

/** A PDF that fails to load, with a retry. */
export const Unreachable: Story = {
  args: { url: 'blob:nowhere' },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This PDF could not be loaded. Check your connection and try again.',
    );
  },
};

/** What a screen reader reads. */
export const ReadOut: Story = {
  parameters: {
    says: [
      'region, Anatomy basics',
      'Page',
      'textbox, Page, 1',
      'of 1',
      'button, Zoom out',
      'status, Zoom',
      '152 %',
      'end of status, Zoom',
      'button, Zoom in',
      'button, Fit width',
      'search',
      'searchbox, Find in this PDF, placeholder Find',
      'button, Previous match, disabled',
      'button, Next match, disabled',
      'status',
      'end of search',
      'link, Open in a new tab',
      'Open in a new tab',
      'end of link, Open in a new tab',
      'link, Download',
      'status',
      'region, Pages of Anatomy basics',
      'article, Page 1 of 1',
      'Anatomy basics',
      'The hand has 27 bones.',
      'end of article, Page 1 of 1',
      'end of region, Pages of Anatomy basics',
      'end of region, Anatomy basics',
    ],
  },
  render: ({ title }) => (
    <ViewerOf title={title} pdf={{ pages: [['Anatomy basics', 'The hand has 27 bones.']], size: [595, 200] }} />
  ),
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('article', { name: 'Page 1 of 1' });
    await waitFor(() => expect(page).toHaveTextContent('The hand has 27 bones.'));
    await waitFor(() => expect(page).not.toHaveAttribute('aria-busy'));
  },
};

const onePage = { pages: [['Hand hygiene', 'Wash for 30 s.']], size: [595, 200] } satisfies TinyPdfOptions;

/** A PDF next to the field that sets it. */
export const NextToItsField: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Users see next to the form whether it is the right file.',
        example: <ViewerOf title="Hand hygiene" pdf={onePage} />,
      },
      wrong: {
        reason: 'To check the file, users have to leave the form or download it. Most will not.',
        example: <Link href="#hand-hygiene.pdf">hand-hygiene.pdf</Link>,
      },
    },
  },
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('article', { name: 'Page 1 of 1' });
    await waitFor(() => expect(page).not.toHaveAttribute('aria-busy'));
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      'page field': 'input',
      zoom: 'output',
      'Fit width': 'div:has(> span > output) > :last-child',
      search: 'search',
      'Open in a new tab': 'a[target="_blank"]',
      Download: 'a[download]',
      page: '[role="article"]',
    },
  },
  render: ({ title }) => (
    <ViewerOf title={title} pdf={{ pages: [['Anatomy basics', 'The hand has 27 bones.']], size: [595, 200] }} />
  ),
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('article', { name: 'Page 1 of 1' });
    await waitFor(() => expect(page).not.toHaveAttribute('aria-busy'));
  },
};
