import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Inline, Stack } from './Stack.tsx';

const three = [<Badge key="a">One</Badge>, <Badge key="b">Two</Badge>, <Badge key="c">Three</Badge>];

/**
 * A column (Stack) or a row (Inline) with a gap from the scale.
 *
 * **Use it** for all distances between components; components have no outer margins.
 *
 * **Do not use it** for tables and semantic lists.
 *
 * **Anatomy**: children and gaps.
 *
 * **Keyboard**: none. The focus follows the order on the page.
 *
 * **Accessibility**: plain boxes without a role.
 */
const meta = {
  component: Stack,
  title: 'Components/Layout/Stack',
  args: { children: three },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One below the other. */
export const Vertical: Story = { args: { align: 'start' } };

/** Centred in the column. */
export const Centred: Story = { args: { align: 'center', gap: 4 } };

/** A row that wraps. */
export const Horizontal: Story = {
  render: () => (
    <Inline>
      {['User', 'Feed', 'Cert Group', 'Course', 'Quiz', 'Event', 'Setting'].map((name) => (
        <Button key={name}>{name}</Button>
      ))}
    </Inline>
  ),
};

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: () => (
    <Stack gap={24}>
      <Stack align="start">{three}</Stack>
      <Stack align="center" gap={4}>
        {three}
      </Stack>
      <Inline>{three}</Inline>
      <Inline justify="center">{three}</Inline>
    </Stack>
  ),
};
