import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Form } from '../Form/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { Fieldset } from './Fieldset.tsx';
import { Radio } from './Radio.tsx';

/**
 * A group of fields under one question. `Radio` selects one of them.
 *
 * **Use it** for several consents, and for fields of which one is selected, such as the choices of a question.
 *
 * **Do not use it** for a choice among texts (RadioGroup), or to divide a form into topics (Card).
 *
 * **Anatomy**: legend, fields, error of the choice.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves to the fields, and to the selected radio button |
 * | Arrow keys | select another radio button |
 *
 * **Accessibility**: a group named by its legend. The label of a radio button says what it selects.
 */
const meta = {
  component: Fieldset,
  title: 'Components/Forms/Fieldset',
  args: { legend: 'Choices (select the correct one)', choiceLabel: 'The correct choice', children: null },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

const ignore = () => undefined;

const choices = ['Femur', 'Tibia', 'Ulna'];

function Choices({ first = '' }: { first?: string }) {
  const [selected, setSelected] = useState(first);
  return (
    <Stack gap={8}>
      {choices.map((choice) => (
        <Inline key={choice}>
          <Radio
            name="correct"
            aria-label={`${choice} is correct`}
            isSelected={choice === selected}
            onSelect={() => setSelected(choice)}
          />
          {choice}
        </Inline>
      ))}
    </Stack>
  );
}

/** Arrow keys select. */
export const OneMarked: Story = {
  render: (args) => (
    <Fieldset {...args}>
      <Choices first="Femur" />
    </Fieldset>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Tibia is correct' })).toBeChecked();
  },
};

const handleSubmit = fn();

/** Submitted without a choice: the error names it, and it is focused. */
export const NoneMarked: Story = {
  parameters: {
    says: [
      'form',
      'group, Choices (select the correct one), The correct choice is required.',
      'Choices (select the correct one)',
      'radio, Femur is correct, not checked, position 1, set size 3',
      'Femur',
      'radio, Tibia is correct, not checked, position 2, set size 3',
      'Tibia',
      'radio, Ulna is correct, not checked, position 3, set size 3',
      'Ulna',
      'paragraph',
      'The correct choice is required.',
      'end of paragraph',
      'end of group, Choices (select the correct one), The correct choice is required.',
      'button, Save',
      'end of form',
    ],
  },
  render: (args) => (
    <Form onSubmit={handleSubmit}>
      <Fieldset {...args}>
        <Choices />
      </Fieldset>
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(handleSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Femur is correct' })).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Choices (select the correct one)' })).toHaveAccessibleDescription(
      /correct choice/,
    );
  },
};

const handleConsents = fn();

/** Submitted without one of several consents: the problem of the group is shown, and its first field is focused. */
export const NoneAccepted: Story = {
  args: { legend: 'What may be stored', problem: 'Choose what may be stored.' },
  render: (args) => (
    <Form onSubmit={handleConsents}>
      <Fieldset {...args}>
        <Checkbox isSelected={false} onChange={ignore}>
          Content
        </Checkbox>
        <Checkbox isSelected={false} onChange={ignore}>
          Certificates
        </Checkbox>
      </Fieldset>
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'What may be stored' });
    await expect(group).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(handleConsents).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Content' })).toHaveFocus());
    await expect(group).toHaveAccessibleDescription('Choose what may be stored.');
  },
};

/** The legend asks the question once. */
export const OneQuestion: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The question is visible once, and announced when the group is entered.',
        example: (
          <Fieldset legend="What is to be deleted?">
            <Checkbox isSelected onChange={ignore}>
              Content
            </Checkbox>
            <Checkbox isSelected={false} onChange={ignore}>
              Certificates
            </Checkbox>
          </Fieldset>
        ),
      },
      wrong: {
        reason: 'Every label repeats the question, and nothing says that they belong together.',
        example: (
          <Stack gap={8}>
            <Checkbox isSelected onChange={ignore}>
              Is the content to be deleted?
            </Checkbox>
            <Checkbox isSelected={false} onChange={ignore}>
              Are the certificates to be deleted?
            </Checkbox>
          </Stack>
        ),
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  ...NoneMarked,
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      legend: 'legend',
      'circle of a choice': 'input',
      field: 'fieldset > div > :nth-child(2)',
      'what is wrong with the choice': 'fieldset > p',
    },
  },
};

/** Consents, and fields of which one is selected. */
export const Matrix: Story = {
  tags: ['!autodocs', 'matrix'],
  render: (args) => (
    <Stack gap={24}>
      <Fieldset {...args}>
        <Choices first="Tibia" />
      </Fieldset>
      <Fieldset legend="Tick both to confirm:">
        <Checkbox isSelected onChange={() => {}}>
          Delete content
        </Checkbox>
        <Checkbox isSelected={false} onChange={() => {}}>
          Delete certificate
        </Checkbox>
      </Fieldset>
    </Stack>
  ),
};
