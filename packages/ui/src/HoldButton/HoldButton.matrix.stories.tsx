import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../Stack/index.ts';
import { HoldButton } from './HoldButton.tsx';

const meta = {
  component: HoldButton,
  title: 'Components/HoldButton/Matrix',
  tags: ['!autodocs', 'matrix'],
  args: { label: 'Move up', direction: 'up', onStep: () => false },
} satisfies Meta<typeof HoldButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both directions in every state. */
export const Matrix: Story = {
  render: ({ onStep }) => (
    <Stack>
      {(['up', 'down'] as const).map((direction) => (
        <Inline key={direction}>
          <HoldButton label={`Move ${direction}`} direction={direction} onStep={onStep} />
          <HoldButton label={`Move ${direction}, at the edge`} direction={direction} onStep={onStep} isAtEdge />
          <HoldButton label={`Move ${direction}, disabled`} direction={direction} onStep={onStep} isDisabled />
        </Inline>
      ))}
    </Stack>
  ),
};
