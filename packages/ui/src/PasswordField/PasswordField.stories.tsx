import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

/**
 * A password field that shows its text while the eye button is pressed in.
 *
 * **Use it** for every password, `current-password` to sign in and `new-password` to choose one, so that password
 * managers help.
 *
 * **Do not use it** for codes that are not secret.
 *
 * **Anatomy**: like TextField, with an eye button at the input's end.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves to the input, then to the eye button |
 * | Space, Enter on the eye button | shows or masks the password |
 *
 * **Accessibility**: the eye is a toggle button named after the field, pressed while the password is visible.
 */
const meta = {
  component: PasswordField,
  title: 'Components/Forms/PasswordField',
  args: { label: 'Password', autoComplete: 'current-password', onChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty field. */
export const Empty: Story = {
  parameters: { says: ['Password', 'Password', 'button, Show Password, 1 control, not pressed'] },
};

/** Masked until the eye button is pressed, and again after a second press. */
export const Revealed: Story = {
  parameters: { says: ['Password', 'Password, correct horse', 'button, Show Password, 1 control, not pressed'] },
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    const eye = canvas.getByRole('button', { name: 'Show Password' });
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await expect(eye).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

/** Visible, with the eye button pressed in. */
export const Visible: Story = {
  parameters: { says: ['Password', 'textbox, Password, correct horse', 'button, Show Password, 1 control, pressed'] },
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

/** Invalid, with the reason. */
export const Invalid: Story = {
  args: { errorMessage: 'Password needs at least 8 characters.', isRequired: true },
};

/** Disabled. */
export const Disabled: Story = { args: { defaultValue: 'correct horse', isDisabled: true } };

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      'label with the mark of a required field': 'div:has(> label)',
      input: 'input',
      eye: 'button',
      help: 'p',
    },
  },
  args: { isRequired: true, description: 'At least 8 characters.' },
};

/** A password that can be shown need not be typed twice. */
export const VisibleInsteadOfRepeated: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The eye shows what was typed, and the password manager fills one field.',
        example: <PasswordField label="New password" autoComplete="new-password" />,
      },
      wrong: {
        reason: 'Who mistypes hidden letters mistypes them twice, and pastes them where that is possible.',
        example: (
          <Stack>
            <PasswordField label="Your new password" autoComplete="new-password" />
            <PasswordField label="Repeat it" autoComplete="new-password" />
          </Stack>
        ),
      },
    },
  },
};

const states: readonly Partial<PasswordFieldProps>[] = [
  { label: 'Empty' },
  { label: 'Filled', defaultValue: 'correct horse', isRequired: true },
  { label: 'Invalid', errorMessage: 'Invalid needs at least 8 characters.' },
  { label: 'Disabled', defaultValue: 'correct horse', isDisabled: true },
];

/** Every state. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack gap={24}>
      {states.map((state) => (
        <PasswordField key={state.label} {...args} {...state} />
      ))}
    </Stack>
  ),
};
