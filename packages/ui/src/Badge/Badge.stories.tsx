import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Inline } from '../Stack/index.ts';
import { Badge } from './Badge.tsx';

/**
 * The state of an item in a word or two.
 *
 * **Use it** in rows and headings for a state: Draft, Enabled, Posted.
 *
 * **Do not use it** for actions (Button), removable items or sentences.
 *
 * **Anatomy**: a word on a tinted pill, or behind a dot.
 *
 * **Keyboard**: none; it takes no focus.
 *
 * **Accessibility**: the word carries the meaning, the colour only supports it.
 */
const meta = {
  component: Badge,
  title: 'Components/Feedback/Badge',
  args: { children: 'Draft' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A state that is neither good nor bad. */
export const Neutral: Story = {};

/** A state that stands out. */
export const Accent: Story = { args: { tone: 'accent', children: 'Review' } };

/** Success. */
export const Positive: Story = { parameters: { says: ['Enabled'] }, args: { tone: 'positive', children: 'Enabled' } };

/** A warning. */
export const Caution: Story = { args: { tone: 'caution', children: 'Incomplete' } };

/** An error. */
export const Critical: Story = { args: { tone: 'critical', children: 'Failed' } };

/** A badge without a background, for the rows of a list. */
export const Dot: Story = { args: { tone: 'positive', look: 'dot', children: 'Enabled' } };

/** Colour supports a word. */
export const TextWithColour: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: { reason: 'Who sees no green reads it.', example: <Badge tone="positive">Enabled</Badge> },
      wrong: {
        reason: 'The colour alone says which of the two it is.',
        example: <Badge tone="positive">Status</Badge>,
      },
    },
  },
};

/** It shows a state and is not interactive. */
export const StatesOnly: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The state is next to the button that changes it.',
        example: (
          <Inline>
            <Badge>Draft</Badge>
            <Button size="small">Enable</Button>
          </Inline>
        ),
      },
      wrong: {
        reason: 'It looks like a button, but cannot be pressed or focused.',
        example: <Badge tone="accent">Enable now</Badge>,
      },
    },
  },
};

/** Every tone. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Inline>
      {(['pill', 'dot'] as const).flatMap((look) =>
        (['neutral', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
          <Badge key={tone + look} tone={tone} look={look}>
            {tone}
          </Badge>
        )),
      )}
      <Badge tone="positive" size="large">
        positive
      </Badge>
      <Badge tone="critical" size="large">
        critical
      </Badge>
    </Inline>
  ),
};
