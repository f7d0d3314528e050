import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PlusIcon } from '../Icon/index.ts';
import { Link } from '../Link/index.ts';
import { Inline } from '../Stack/index.ts';
import { longTouch, scrollFrom, touch, virtualPress } from '../testing/pressing.ts';
import { Button } from './Button.tsx';

/**
 * Runs an action: saves, deletes, opens a dialog.
 *
 * **Use it** for actions. One `primary` per page or dialog, `secondary` next to it, `quiet` in table rows, `critical`
 * for actions that cannot be undone.
 *
 * **Do not use it** to go to another page (Link, LinkButton), or for a state that can be switched (Checkbox, Tabs).
 *
 * **Anatomy**: icon (optional), label; while pending a spinner over the label, which keeps its width.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab | moves the focus to it |
 * | Enter, Space | presses it |
 *
 * **Accessibility**: a disabled button leaves the tab order, a pending one keeps the focus and is announced as busy. A
 * longer `aria-label` begins with the visible label, so that voice control finds it.
 */
const meta = {
  component: Button,
  title: 'Components/Actions/Button',
  args: { children: 'Save', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a page. Its light text is readable in forced-colors mode too. */
export const Primary: Story = {
  parameters: { says: ['button, Save'] },
  args: { variant: 'primary' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Save')).forcedColorAdjust).toBe('none');
  },
};

/** An action next to the primary one. */
export const Secondary: Story = { args: { variant: 'secondary' } };

/** The next step, in a list of steps. */
export const NextStep: Story = { args: { variant: 'secondary', tone: 'accent', children: 'Enable' } };

/** An action among many, as in a table row. */
export const Quiet: Story = { args: { variant: 'quiet' } };

/** An action that cannot be undone. */
export const Critical: Story = { args: { variant: 'critical', children: 'Delete' } };

/** A destructive action in a table row. */
export const QuietCritical: Story = { args: { variant: 'quiet', tone: 'critical', children: 'Delete' } };

/** An icon supports the label and is hidden from assistive technology. */
export const WithIcon: Story = {
  args: { icon: <PlusIcon />, children: 'New' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('New');
  },
};

/** Pointer, Enter and Space press it. */
export const Pressed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** A touch presses it, even a long one, and so does a screen reader's click. */
export const PressedByTouch: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await touch(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await longTouch(button);
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await virtualPress(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

/** A touch that scrolls the page does not press it. */
export const ScrolledFrom: Story = {
  play: async ({ args, canvas }) => {
    await scrollFrom(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Disabled: it cannot be pressed or focused. */
export const Disabled: Story = {
  parameters: { says: ['button, Save, disabled'] },
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** An action is running: the button keeps the focus and ignores presses. */
export const Pending: Story = {
  parameters: { says: ['button, Save, busy, disabled'] },
  args: { isPending: true, variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Fills a narrow column. */
export const Wide: Story = { args: { isWide: true, variant: 'primary' } };

/** A page has one primary action. */
export const OneMainAction: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'One primary button says where to go on.',
        example: (
          <Inline>
            <Button variant="primary">Save</Button>
            <Button>Cancel</Button>
          </Inline>
        ),
      },
      wrong: {
        reason: 'Two of them leave the choice to the reader.',
        example: (
          <Inline>
            <Button variant="primary">Save</Button>
            <Button variant="primary">Cancel</Button>
          </Inline>
        ),
      },
    },
  },
};

/** A button says what it does. */
export const NamedActions: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The verb and its object are clear without the text above.',
        example: <Button variant="critical">Delete course</Button>,
      },
      wrong: { reason: '"OK" has to be looked up in the question.', example: <Button>OK</Button> },
    },
  },
};

/** An action is a button, not a link. */
export const ActionsAreButtons: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: { reason: 'Space presses it, and it is announced as what it is.', example: <Button>Enable</Button> },
      wrong: {
        reason: 'A link promises another place, and its menu offers to open a new tab.',
        example: <Link href="#enable">Enable</Link>,
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      icon: 'button svg',
      label: { numberBehind: 'button > span' },
    },
  },
  args: { icon: <PlusIcon />, children: 'New', variant: 'primary' },
};
