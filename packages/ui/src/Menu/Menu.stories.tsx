import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { KeyboardIcon, SignOutIcon } from '../Icon/index.ts';
import { longTouch, presses, scrollFrom } from '../testing/pressing.ts';
import { Menu, type MenuProps } from './Menu.tsx';

const onSignOut = fn();

/**
 * Opens below a button and lists what can be done.
 *
 * **Use it** for what is needed now and then: account, help, the rarer actions of a page.
 *
 * **Do not use it** for the main action of a page (Button), for going to pages (AppShell's navigation) or for a value in a
 * form (Select).
 *
 * **Anatomy**: parts with an optional title; entries with icon, name and keys; a line below. A part may be a choice of one.
 *
 * | Key | Effect |
 * |---|---|
 * | Arrow down, arrow up, Home, End | go from entry to entry |
 * | letters | go to the entry that begins with them |
 * | Enter, Space | do it and close |
 * | Escape | closes, and the focus goes back to the button |
 *
 * **Accessibility**: a menu in groups; a choice of one is a group of radio entries. The button has `aria-haspopup` and
 * `aria-expanded`.
 */
const meta = {
  component: Menu,
  title: 'Components/Actions/Menu',
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    label: 'Account',
    footer: 'Version 1.0.0',
    parts: [
      { title: 'Signed in as admin', entries: [{ label: 'Keys', icon: <KeyboardIcon />, keys: ['?'] }] },
      { title: 'Theme', chosen: 'Dark', entries: [{ label: 'Light' }, { label: 'Dark' }] },
      { entries: [{ label: 'Sign out', icon: <SignOutIcon />, onAction: onSignOut }] },
    ],
    triggerRef: { current: null },
    onClose: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

function Opened(props: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button}>Account</Button>
      <Menu {...props} triggerRef={button} />
    </>
  );
}

/** A button that opens it and takes the focus back. */
function Toggled({ onClose, ...props }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => {
    setIsOpen(false);
    onClose();
  };
  return (
    <>
      <Button ref={button} aria-expanded={isOpen} onPress={() => setIsOpen(true)}>
        Account
      </Button>
      {isOpen && <Menu {...props} triggerRef={button} onClose={handleClose} />}
    </>
  );
}

/** Three parts; the second one is a choice. */
export const Open: Story = {
  parameters: {
    says: [
      'dialog, Account',
      'dialog, Account',
      'button, Dismiss',
      'menu, Account, orientated vertically',
      'group, Signed in as admin',
      'Signed in as admin',
      'menuitem, Keys ?, position 1, set size 1',
      'Keys',
      '?',
      'end of menuitem, Keys ?, position 1, set size 1',
      'end of group, Signed in as admin',
      'group, Theme',
      'Theme',
      'menuitemradio, Light, not checked, position 1, set size 2',
      'menuitemradio, Dark, checked, position 2, set size 2',
      'end of group, Theme',
      'group, Account',
      'menuitem, Sign out, position 1, set size 1',
      'Sign out',
      'end of menuitem, Sign out, position 1, set size 1',
      'end of group, Account',
      'end of menu, Account, orientated vertically',
      'paragraph',
      'Version 1.0.0',
      'end of paragraph',
      'button, Dismiss',
      'end of dialog, Account',
    ],
  },
  tags: ['matrix'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Keys ?' })).toHaveFocus());
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
  },
};

/** Letters find an entry, Enter does it and closes. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Keys ?' })).toHaveFocus());
    await userEvent.keyboard('si');
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSignOut).toHaveBeenCalledTimes(1);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
  beforeEach: () => void onSignOut.mockClear(),
};

/** Escape closes without doing anything. */
export const Dismissed: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Keys ?' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** A finger, a long one too, and a screen reader's click open it and do what they choose; one that scrolls does not. */
export const ByTouch: Story = {
  render: (args) => <Toggled {...args} />,
  beforeEach: () => void onSignOut.mockClear(),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    await scrollFrom(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    let times = 0;
    for (const press of [...Object.values(presses), longTouch]) {
      await press(button);
      const signOut = await screen.findByRole('menuitem', { name: 'Sign out' });
      await scrollFrom(signOut);
      await expect(onSignOut).toHaveBeenCalledTimes(times);
      await press(signOut);
      times += 1;
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await expect(onSignOut).toHaveBeenCalledTimes(times);
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};
