import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { readsFromLeft } from '../testing/readsFromLeft.ts';
import { Card } from './Card.tsx';

/**
 * Groups related content on a raised surface.
 *
 * **Use it** for a table with its toolbar, for a form, for one topic of a page.
 *
 * **Do not use it** inside another card, or around a single line of text.
 *
 * **Anatomy**: title row (title, description, actions), content. The content reaches the edge with `padding="none"`.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: a titled card is a region named by its second-level heading.
 */
const meta = {
  component: Card,
  title: 'Components/Layout/Card',
  args: { children: 'A card has one topic.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Content alone. */
export const Plain: Story = {};

/** A heading names the card. */
export const Titled: Story = {
  parameters: {
    says: [
      'region, Config',
      'heading, Config, level 2',
      'paragraph',
      'How the quiz of this course is held.',
      'end of paragraph',
      'A card has one topic.',
      'end of region, Config',
    ],
  },
  args: { title: 'Config', description: 'How the quiz of this course is held.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Config' })).toBeVisible();
  },
};

/** Actions next to the heading. */
export const WithActions: Story = {
  args: { title: 'Questions', actions: <Button size="small">New</Button> },
};

/** The content reaches the edge. */
export const NoPadding: Story = { args: { title: 'Questions', padding: 'none', children: 'Content at the edge.' } };

/**
 * On a right-to-left page the text starts at the right and keeps its own word order, so the full stop is at its end.
 */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'Appearance', description: 'How the back office looks on this device.' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('How the back office looks on this device.');
    await expect(readsFromLeft(words)).toBe(true);
    await expect(getComputedStyle(words).textAlign).toMatch(/right$/);
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: { title: 'h2', description: 'h2 + p', actions: 'button', content: 'section > div:last-child' },
  },
  args: {
    title: 'Questions',
    description: 'How the quiz of this course is held.',
    actions: <Button size="small">New</Button>,
  },
};

/** A card has one topic, and contains no other card. */
export const OneTopic: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'Related fields are visible together.',
        example: (
          <Card title="Quiz" description="3 of 12 questions are shown.">
            A score of 2 is needed to pass.
          </Card>
        ),
      },
      wrong: {
        reason: 'Edges within edges part what belongs together, and take the room of the words.',
        example: (
          <Card title="Quiz of the course">
            <Card title="Shown">3 of 12 questions</Card>
          </Card>
        ),
      },
    },
  },
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack>
      <Card>A card has one topic.</Card>
      <Card title="Config" description="How the quiz of this course is held.">
        Content
      </Card>
      <Card title="Questions" actions={<Button size="small">New</Button>}>
        Content
      </Card>
      <Card title="Posters" padding="none">
        Content at the edge.
      </Card>
    </Stack>
  ),
};
