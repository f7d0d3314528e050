import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Image } from '../Image/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { readsFromLeft } from '../testing/readsFromLeft.ts';
import { RowTitle, RowTitleSkeleton } from './RowTitle.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#2563eb"/></svg>')}`;

/**
 * Names the item of a row and links to it.
 *
 * **Use it** as the row header of a list whose rows can be opened or have an image.
 *
 * **Do not use it** for a row without a link and an image: use its text.
 *
 * **Anatomy**: an optional image; the name; a muted second line.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter | follows the link |
 *
 * **Accessibility**: one link, named by the item, which includes the image and the text. Without a page the name is
 * plain text.
 */
const meta = {
  component: RowTitle,
  title: 'Components/Lists/RowTitle',
  args: {
    children: 'Recognising Sepsis Early',
    href: '#course',
    detail: 'Acute Care · 6 questions',
    picture: <Image size="thumbnail" src={picture} alt="" />,
  },
} satisfies Meta<typeof RowTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A name with an image and a second line. */
export const WithPicture: Story = {
  parameters: { says: ['link, Recognising Sepsis Early', 'Acute Care', '·', '6 questions'] },
  tags: ['look'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Recognising Sepsis Early' })).toHaveAttribute('href', '#course');
  },
};

/** Parts that do not fit on one line are on two, without a separator between them. */
export const DetailOnTwoLines: Story = {
  args: { detail: 'events.cpd.example.org · 2 posters', detailLines: 2 },
  decorators: [
    (Title) => (
      <div style={{ maxWidth: '260px' }}>
        <Title />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const host = canvas.getByText('events.cpd.example.org');
    const separator = canvas.getByText('·').getBoundingClientRect();
    await expect(separator.top).toBeGreaterThan(host.getBoundingClientRect().top);
    await expect(separator.right).toBeLessThanOrEqual(host.closest('bdi')?.getBoundingClientRect().left ?? 0);
  },
};

/** The name of an item without a page takes up to two lines. */
export const WithoutLink: Story = {
  args: { href: undefined, detail: undefined, children: 'A potassium that did not fit' },
  parameters: { says: ['A potassium that did not fit'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A potassium that did not fit')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A row without other cells: the name wraps, and the whole row is its link. A button in the row stays usable. */
export const WholeRow: Story = {
  args: { isRow: true, children: 'Interprofessional communication in the handover of critically ill patients' },
  decorators: [
    (Title) => (
      <div data-testid="row" style={{ position: 'relative', maxWidth: '260px', padding: '16px' }}>
        <Title />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByTestId('row').getBoundingClientRect();
    const link = canvas.getByRole('link');
    for (const [x, y] of [
      [row.left + 4, row.top + 4],
      [row.right - 4, row.bottom - 4],
    ] as const) {
      await expect(document.elementFromPoint(x, y)).toBe(link);
    }
    await expect(link.scrollWidth).toBe(link.clientWidth);
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(30);
  },
};

/** On a right-to-left page a line keeps the order of its own script: the number is before its noun. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: '12-lead ECG', detail: '2 posters' },
  play: async ({ canvas }) => {
    await expect(readsFromLeft(canvas.getByText('12-lead ECG'))).toBe(true);
    await expect(readsFromLeft(canvas.getByText('2 posters'))).toBe(true);
  },
};

/** Parts follow each other as the page is read. */
export const PartsRightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { detail: 'events.cpd.example.org · 2 posters' },
  play: async ({ canvas }) => {
    const [host, posters] = ['events.cpd.example.org', '2 posters'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(posters?.right).toBeLessThan(host?.left ?? 0);
  },
};

/** The skeleton, with the height of the loaded title. */
export const Loading: Story = {
  render: (args) => (
    <Stack>
      <RowTitle {...args} />
      <RowTitleSkeleton picture="thumbnail" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [title, skeleton] = canvasElement.querySelectorAll('div > span');
    await expect(skeleton?.getBoundingClientRect().height).toBe(title?.getBoundingClientRect().height);
  },
};

/** Its parts by number. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      picture: 'img',
      'name, which leads there': 'a',
      'second line': 'bdi',
    },
  },
};

/** The name of the item links to it. */
export const NameIsLink: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'What is read first is what is pressed, and says where it leads.',
        example: (
          <RowTitle href="#course" detail="Acute Care · 6 questions">
            Recognising Sepsis Early
          </RowTitle>
        ),
      },
      wrong: {
        reason: 'Ten links of the same name in ten rows say nothing by themselves.',
        example: (
          <Stack gap={4}>
            Recognising Sepsis Early
            <Link href="#course">Edit</Link>
          </Stack>
        ),
      },
    },
  },
};

/** Every state: without an image, with an empty one, with a large one, and with a truncated text. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack>
      <RowTitle href="#1">Recognising Sepsis Early</RowTitle>
      <RowTitle
        href="#2"
        detail="No certificate group"
        picture={<Image size="thumbnail" src={undefined} alt="" fallback="" />}
      >
        (Draft)
      </RowTitle>
      <RowTitle href="#3" detail="5 posters" picture={<Image size="tile" src={picture} alt="Cover" />}>
        example.org
      </RowTitle>
      <RowTitleSkeleton />
      <RowTitleSkeleton picture="tile" />
      <div style={{ maxWidth: '240px' }}>
        <RowTitle
          href="#4"
          detail="Medicines and Laboratory · 10 questions"
          picture={<Image size="thumbnail" src={picture} alt="" />}
        >
          ECG interpretation for those who are not cardiologists
        </RowTitle>
      </div>
    </Stack>
  ),
};
