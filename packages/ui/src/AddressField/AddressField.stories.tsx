import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Inline } from '../Stack/index.ts';
import { AddressField, type AddressFieldProps } from './AddressField.tsx';

const onSave = fn<(address: string) => void>();

/** A form that saves an address. */
function AddressForm({ value: saved, onChange: _, ...props }: AddressFieldProps) {
  const [value, setValue] = useState(saved);
  return (
    <Form aria-label="Place" onSubmit={() => onSave(value)}>
      <AddressField {...props} value={value} onChange={setValue} />
      <Inline>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </Inline>
    </Form>
  );
}

/**
 * Takes a web address as people write it: `https://` is added to `example.org/map`.
 *
 * **Use it** for a link that others open.
 *
 * **Do not use it** for e-mail addresses (TextField).
 *
 * **Anatomy**: that of TextField.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | completes and checks the address |
 * | Enter | completes and checks it, and submits the form |
 *
 * **Accessibility**: nothing is reported while an address is typed.
 */
const meta = {
  component: AddressField,
  title: 'Components/Forms/AddressField',
  args: { label: 'Map', placeholder: 'https://example.com/map', value: '', onChange: fn() },
  render: (args) => <AddressForm {...args} />,
  beforeEach: () => void onSave.mockClear(),
} satisfies Meta<typeof AddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scheme is added on leaving the field, and on Enter, which saves the same address. */
export const WithoutScheme: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Map' });
    await userEvent.type(field, 'example.org/map{Enter}');
    await expect(onSave).toHaveBeenLastCalledWith('https://example.org/map');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'example.org/other');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenLastCalledWith('https://example.org/other');
    await expect(field).toHaveValue('https://example.org/other');
  },
};

/** What is no address is reported on leaving the field or on submission, and not while it is corrected. */
export const NoAddress: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Map' });
    await step('Typed and submitted', async () => {
      await userEvent.type(field, 'the blue room');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(onSave).not.toHaveBeenCalled();
    });
    await step('Corrected', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'http');
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
      await expect(field).toHaveAccessibleDescription(/^Enter the full address/);
    });
  },
};
