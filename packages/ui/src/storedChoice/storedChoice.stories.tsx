import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { storedChoice } from './index.ts';

const density = storedChoice('story.density', ['roomy', 'dense']);

function Density() {
  const value = density.useValue();
  return (
    <Stack>
      <RadioGroup
        label="Rows"
        options={[
          { value: 'roomy', label: 'Roomy' },
          { value: 'dense', label: 'Dense' },
        ]}
        value={value}
        onChange={(chosen) => density.choose(chosen === 'dense' ? 'dense' : 'roomy')}
      />
      <Text>{`The rows are ${value}.`}</Text>
    </Stack>
  );
}

/**
 * A choice of the user for this browser, in local storage.
 *
 * **Use it** for how the app looks and works in this browser: `const density = storedChoice('density', ['roomy', 'dense'])` at the
 * top of a module, then `density.useValue()` and `density.choose(value)`. `useThemeChoice` and `useSingleKeys` are made of it.
 *
 * **Do not use it** for settings of an account, which the server keeps, or for what was typed (`useVersionedForm`).
 *
 * **Anatomy**: the first value is the default, which stores nothing. An unknown stored value counts as the default.
 *
 * **Keyboard**: none; the control that shows it has its own.
 *
 * **Accessibility**: all components that use the choice are rendered again together. Without storage, it lasts until the page is left.
 */
const meta = {
  title: 'Components/Actions/storedChoice',
  component: Density,
  beforeEach: () => density.choose('roomy'),
} satisfies Meta<typeof Density>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The default stores nothing. */
export const Default: Story = {
  tags: ['modes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The rows are roomy.')).toBeVisible();
    await expect(localStorage.getItem('story.density')).toBeNull();
  },
};

/** Another value is stored, and the default takes it away. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dense' }));
    await expect(canvas.getByText('The rows are dense.')).toBeVisible();
    await expect(localStorage.getItem('story.density')).toBe('dense');
    await userEvent.click(canvas.getByRole('radio', { name: 'Roomy' }));
    await expect(localStorage.getItem('story.density')).toBeNull();
  },
};
