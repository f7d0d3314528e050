import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ActionBar } from './ActionBar.tsx';

/**
 * Keeps the buttons that a page ends with in view, however long the page is.
 *
 * **Use it** as the last thing of a page that is read and then decided on.
 *
 * **Do not use it** in forms (FormActions) and dialogs, which have rows of their own.
 *
 * **Anatomy**: a line, a sentence, the buttons; on a phone these share a line below the sentence. Not on paper.
 *
 * **Keyboard**: its buttons, after the page's content.
 *
 * **Accessibility**: a region of its own name, in the order of the page.
 */
const meta = {
  component: ActionBar,
  title: 'Components/Layout/ActionBar',
  args: {
    'aria-label': 'Your decision',
    hint: 'Your decision is final and takes effect immediately.',
    children: (
      <>
        <Button size="large">Reject</Button>
        <Button size="large" variant="primary">
          Approve
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of a page. */
export const Matrix: Story = {
  parameters: {
    says: [
      'region, Your decision',
      'paragraph',
      'Your decision is final and takes effect immediately.',
      'end of paragraph',
      'button, Reject',
      'button, Approve',
      'end of region, Your decision',
    ],
  },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your decision' })).toBeVisible();
  },
};

/** On a phone the buttons share a line. */
export const Narrow: Story = { tags: ['matrix', 'narrow'], globals: { viewport: { value: 'mobile2' } } };

/** One button is the main one, and the sentence says what it means. */
export const OneMainAction: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        because: 'The main button stands out and stands last, and nobody presses it without knowing what it does.',
        shows: (
          <ActionBar aria-label="One main button" hint="Your decision is final and takes effect immediately.">
            <Button size="large">Reject</Button>
            <Button size="large" variant="primary">
              Approve
            </Button>
          </ActionBar>
        ),
      },
      wrong: {
        because: 'Both call out alike, and that there is no way back is found out afterwards.',
        shows: (
          <ActionBar aria-label="Two main buttons" hint="Please choose.">
            <Button size="large" variant="primary">
              Reject
            </Button>
            <Button size="large" variant="primary">
              Approve
            </Button>
          </ActionBar>
        ),
      },
    },
  },
};

/** Its parts by number. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      sentence: 'section > p',
      buttons: 'section > div',
    },
  },
};
