import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownIcon, ArrowUpIcon } from '../Icon/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { HoldButton } from './HoldButton.tsx';

const meta = {
  component: HoldButton,
  title: 'Components/Actions/HoldButton/Matrix',
  tags: ['!autodocs', 'matrix'],
  args: {
    label: 'Move up',
    icon: <ArrowUpIcon />,
    schedule: { press: 1, repeat: () => 1, interval: 100 },
    onStep: () => {},
  },
} satisfies Meta<typeof HoldButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both directions in every state. */
export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {[<ArrowUpIcon key="up" />, <ArrowDownIcon key="down" />].map((icon) => (
        <Inline key={icon.key}>
          <HoldButton {...args} label={`Move ${icon.key}`} icon={icon} />
          <HoldButton {...args} label={`Move ${icon.key}, at the edge`} icon={icon} isAtEdge />
          <HoldButton {...args} label={`Move ${icon.key}, disabled`} icon={icon} isDisabled />
        </Inline>
      ))}
    </Stack>
  ),
};
