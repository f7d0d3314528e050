import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, type UserEventObject, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { KeyboardIcon, SignOutIcon } from '../Icon/index.ts';
import { Inline } from '../Stack/index.ts';
import { presses, scrollFrom } from '../testing/pressing.ts';
import { Menu, MenuItem, type MenuProps, MenuSection } from './index.ts';
import { MenuButton } from './MenuButton.fixture.tsx';

const onSignOut = fn();

/**
 * Opens below a button and lists actions.
 *
 * **Use it** for actions that are rarely needed: account, help, the less frequent actions of a page.
 *
 * **Do not use it** for the main action of a page (Button), for links to pages (AppShell's navigation) or for a value
 * in a form (Select).
 *
 * **Anatomy**: `useMenuTrigger` connects a button and the `Menu`, whose code can be loaded on the first press.
 * `MenuSection`s with an optional title contain `MenuItem`s with icon, name and keys; a text below. A section may have
 * a selection.
 *
 * | Key | Effect |
 * |---|---|
 * | Enter, Space, arrow down on the button | opens it |
 * | Arrow down, Arrow up, Home, End | move between items |
 * | Letters | go to the item that starts with them |
 * | Enter, Space | runs the item and closes the menu |
 * | Escape | closes the menu and restores the focus to the button |
 *
 * **Accessibility**: a menu in groups; a section with a selection has radio items. The button has `aria-haspopup` and
 * `aria-expanded`.
 */
const meta = {
  component: Menu,
  title: 'Components/Actions/Menu',
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    footer: 'Version 1.0.0',
    children: (
      <>
        <MenuSection title="Signed in as admin">
          <MenuItem icon={<KeyboardIcon />} keys={['?']}>
            Keys
          </MenuItem>
        </MenuSection>
        <MenuSection title="Theme" selectionMode="single" selectedKeys={['dark']}>
          <MenuItem id="light">Light</MenuItem>
          <MenuItem id="dark">Dark</MenuItem>
        </MenuSection>
        <MenuSection aria-label="Account">
          <MenuItem icon={<SignOutIcon />} onAction={onSignOut}>
            Sign out
          </MenuItem>
        </MenuSection>
      </>
    ),
  },
  render: ({ children, footer }) => (
    <MenuButton label="Account">
      {(menu) => (
        <Menu {...menu} {...(footer !== undefined && { footer })}>
          {children}
        </Menu>
      )}
    </MenuButton>
  ),
  beforeEach: () => void onSignOut.mockClear(),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<Pick<MenuProps, 'children' | 'footer'>>;

/** Opens the menu by keyboard and focuses the first item. */
async function openByKey(userEvent: UserEventObject) {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Keys ?' })).toHaveFocus());
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
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    await expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
  },
};

/** An item with a URL says that it opens a new tab. */
export const NewTab: Story = {
  args: {
    children: (
      <MenuSection aria-label="Help">
        <MenuItem href="https://help.example.org/">Documentation</MenuItem>
      </MenuSection>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const entry = await screen.findByRole('menuitem', { name: 'Documentation (opens in a new tab)' });
    await expect(entry).toHaveAttribute('target', '_blank');
  },
};

/** Letters find an item, Enter runs it and closes the menu. */
export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    await userEvent.keyboard('si');
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSignOut).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Escape closes the menu without an action and restores the focus to the button. */
export const Dismissed: Story = {
  play: async ({ canvas, userEvent }) => {
    await openByKey(userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(onSignOut).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus());
  },
};

/** A menu that is dismissed while it opens closes immediately, even if the browser cancels its animation. */
export const DismissedWhileOpening: Story = {
  decorators: [
    (Story) => (
      <>
        <style>{`
          @keyframes opening { from { opacity: 0 } }
          [data-trigger="MenuTrigger"][data-entering]:not([data-exiting]) { animation: opening 60s !important }
        `}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ userEvent }) => {
    await openByKey(userEvent);
    const popover = screen.getByRole('menu').closest('[data-trigger="MenuTrigger"]');
    const movements = popover?.getAnimations() ?? [];
    await expect(movements).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    for (const movement of movements) movement.cancel();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** A touch, also a long one, and a screen reader's click open it and run items; a touch that scrolls does not. */
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    await scrollFrom(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    let times = 0;
    for (const press of Object.values(presses)) {
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

/** A frequent action is a button, not a menu item. */
export const MainActionInView: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The main action is one press; the others are in a menu.',
        example: (
          <Inline>
            <Button variant="primary">New</Button>
            <MenuButton label="More">
              {(menu) => (
                <Menu {...menu}>
                  <MenuSection aria-label="More">
                    <MenuItem>Print the list</MenuItem>
                    <MenuItem>Export the list</MenuItem>
                  </MenuSection>
                </Menu>
              )}
            </MenuButton>
          </Inline>
        ),
      },
      wrong: {
        reason: 'The main action has to be looked for, and takes two presses each time.',
        example: (
          <MenuButton label="Actions">
            {(menu) => (
              <Menu {...menu}>
                <MenuSection aria-label="Actions">
                  <MenuItem>New</MenuItem>
                  <MenuItem>Print the list</MenuItem>
                  <MenuItem>Export the list</MenuItem>
                </MenuSection>
              </Menu>
            )}
          </MenuButton>
        ),
      },
    },
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      menu: '[role="menu"]',
      'title of a section': '[role="group"] > header',
      entry: { numberBehind: '[role="menuitem"]' },
      section: { numberBehind: '[role="group"] + [role="group"]' },
      'line below': '[role="menu"] ~ p',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'center', minBlockSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ userEvent }) => openByKey(userEvent),
};
