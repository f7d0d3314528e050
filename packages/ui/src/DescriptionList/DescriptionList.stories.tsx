import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CopyText } from '../CopyText/index.ts';
import { NotificationsProvider } from '../Notifications/index.ts';
import { Description, DescriptionList } from './DescriptionList.tsx';

const facts = (
  <>
    <Description term="E-mail">ada@example.org</Description>
    <Description term="Signed in">1 March 2026</Description>
    <Description term="Certificates">3</Description>
  </>
);

/**
 * Facts about one thing, as many next to each other as fit.
 *
 * **Use it** for what is known of a person or an item: each `Description` has a term and its value.
 *
 * **Do not use it** for several things of a kind (PagedTable), or for values that are edited (a Form).
 *
 * **Anatomy**: a list of terms, each above its value. `isWide` gives a value a line of its own.
 *
 * **Keyboard**: none; a value can be a control, such as CopyText.
 *
 * **Accessibility**: a description list, whose terms are read before their values.
 */
const meta = {
  title: 'Components/Text/DescriptionList',
  component: DescriptionList,
  args: { children: facts },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three short facts. */
export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'E-mail',
      'Signed in',
      'Certificates',
    ]);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('ada@example.org');
  },
};

/** A long value has a line of its own. */
export const WithWideValue: Story = {
  tags: ['modes'],
  args: {
    children: (
      <>
        {facts}
        <Description term="Account" isWide>
          <CopyText label="Copy account" copiedText="Account copied" isWrapped>
            a-long-account-id-of-a-provider-0f3a9c1b7d25e846a1b2c3d4e5f60718
          </CopyText>
        </Description>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <NotificationsProvider>
        <Story />
      </NotificationsProvider>
    ),
  ],
};

/** No fact is alone in its row: four are in one row, in two, or below each other. */
export const FourFacts: Story = {
  tags: ['!autodocs'],
  args: {
    children: ['One', 'Two', 'Three', 'Four'].map((term) => (
      <Description key={term} term={term}>
        0
      </Description>
    )),
  },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    const list = terms[0]?.closest('dl');
    if (!list) throw new Error('There is no list.');
    for (const [width, rows] of [
      [1160, 1],
      [850, 1],
      [830, 2],
      [600, 2],
      [320, 4],
    ] as const) {
      list.style.width = `${width}px`;
      const tops = terms.map((term) => term.getBoundingClientRect().top);
      await expect(new Set(tops).size).toBe(rows);
    }
    list.style.width = '';
  },
};
