import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlusIcon } from '../Icon/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { InState } from '../testing/InState.fixture.tsx';
import { Button } from './Button.tsx';

const meta = {
  component: Button,
  title: 'Components/Actions/Button/Matrix',
  tags: ['!autodocs', 'matrix'],
  args: { children: 'Save' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every variant in a row, in every size and state; each button says which. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['primary', 'secondary', 'quiet', 'critical'] as const).map((variant) => (
        <Inline key={variant}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button key={size} variant={variant} size={size} icon={<PlusIcon />}>
              {`${variant} ${size}`}
            </Button>
          ))}
          {(['hovered', 'pressed'] as const).map((state) => (
            <InState key={state} state={state}>
              <Button variant={variant}>{`${variant} ${state}`}</Button>
            </InState>
          ))}
          <Button variant={variant} isDisabled>
            {`${variant} disabled`}
          </Button>
          <Button variant={variant} isPending>
            {`${variant} pending`}
          </Button>
        </Inline>
      ))}
      <Inline>
        <Button variant="quiet" tone="critical">
          quiet critical
        </Button>
        <Button variant="text" size="small" isDisabled>
          text disabled
        </Button>
        <Button variant="quiet" tone="critical" isDisabled>
          quiet critical disabled
        </Button>
      </Inline>
    </Stack>
  ),
};
