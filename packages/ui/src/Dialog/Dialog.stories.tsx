import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { Text } from 'react-aria-components/Text';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { KeyList } from '../KeyList/index.ts';
import { Menu, MenuItem, MenuSection } from '../Menu/index.ts';
import { TextField } from '../TextField/index.ts';
import { presses, scrollFrom } from '../testing/pressing.ts';
import { Dialog, DialogActions, DialogBody, DialogHeader } from './Dialog.tsx';

const keys = [
  { keys: ['?'], effect: 'Shows these keys' },
  { keys: ['G', 'U'], effect: 'Go to User' },
];

/**
 * A modal dialog, composed of a header, a body and actions.
 *
 * **Use it** for a dialog that is neither an error nor a confirmation (DialogQueue), nor a form with only Save and Cancel
 * (FormDialog). Those are made of it. Render it while it is open.
 *
 * **Do not use it** for content that fits on the page, or for long content.
 *
 * **Anatomy**: `Dialog` (the window and its backdrop), `DialogHeader` (title), `DialogBody` (content) or a Form,
 * `DialogActions` (buttons, which stay in view). As in React Aria, a Button with `slot="close"` does what Escape does,
 * and the `Text` in the slot `description` describes an alert dialog.
 *
 * | Key | Effect |
 * |---|---|
 * | Tab, Shift+Tab | stay inside the window |
 * | Escape | does what a button in the slot `close` does |
 *
 * **Accessibility**: a dialog named by its header; the page behind is inert. The control with `autoFocus`, else the
 * first one, is focused; if that is further down than the window shows, the dialog itself is, at its top. The focus is
 * restored when the dialog closes.
 */
const meta = {
  component: Dialog,
  title: 'Components/Feedback/Dialog',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    onDismiss: fn(),
    width: 'message',
    children: (
      <>
        <DialogHeader>Keys</DialogHeader>
        <DialogBody>
          <KeyList entries={keys} />
        </DialogBody>
        <DialogActions>
          <Button slot="close">Close</Button>
        </DialogActions>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

function HelpInAWindow() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <TextField label="More to read" />
      <Button variant="quiet" onPress={() => setIsOpen(true)}>
        What is this?
      </Button>
      {isOpen && (
        <Dialog width="message" onDismiss={() => setIsOpen(false)}>
          <DialogHeader>More to read</DialogHeader>
          <DialogBody>A web address, such as https://example.org.</DialogBody>
          <DialogActions>
            <Button slot="close">Close</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** All parts: Escape and the button in the slot `close` do the same. */
export const AllParts: Story = {
  parameters: {
    says: [
      'dialog, Keys',
      'dialog, Keys',
      'heading, Keys, level 2',
      'term',
      '?',
      'end of term',
      'definition',
      'Shows these keys',
      'end of definition',
      'term',
      'G',
      'U',
      'end of term',
      'definition',
      'Go to User',
      'end of definition',
      'button, Close',
      'end of dialog, Keys',
    ],
  },
  tags: ['matrix'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Keys' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

/**
 * A touch and a screen reader's click open and close it, and the focus returns to the button that opened it. A touch
 * that scrolls does neither.
 */
export const Reopened: Story = {
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Show keys</Button>
        {isOpen && <Dialog {...args} onDismiss={() => setIsOpen(false)} />}
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Show keys' });
    await scrollFrom(opener);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    for (const press of Object.values(presses)) {
      opener.focus();
      await press(opener);
      const close = await screen.findByRole('button', { name: 'Close' });
      await scrollFrom(close);
      await waitFor(() => expect(close).toBeVisible());
      await press(close);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};

/** With reduced motion, a dialog is visible in its first frame. */
export const ReducedMotion: Story = {
  ...Reopened,
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Show keys' }));
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** A failure during another action. */
const failures = new EventTarget();

/** A message that opens over a menu, or at the same time in either order, closes the menu. */
export const OverMenu: Story = {
  render: function Opened() {
    const [isOpen, setIsOpen] = useState({ menu: false, message: false });
    const [isMenuFirst, setIsMenuFirst] = useState(true);
    const accountRef = useRef<HTMLButtonElement>(null);
    useEffect(() => {
      const handleFailure = () => setIsOpen((now) => ({ ...now, message: true }));
      failures.addEventListener('failure', handleFailure);
      return () => failures.removeEventListener('failure', handleFailure);
    }, []);
    const open = (isFirst: boolean) => {
      setIsMenuFirst(isFirst);
      setIsOpen({ menu: true, message: true });
    };
    const account = (
      <>
        <Button ref={accountRef} onPress={() => setIsOpen({ menu: true, message: false })}>
          <span id="account">Account</span>
        </Button>
        <Menu
          triggerRef={accountRef}
          aria-labelledby="account"
          autoFocus="first"
          isOpen={isOpen.menu}
          onOpenChange={(menu) => setIsOpen((now) => ({ ...now, menu }))}
        >
          <MenuSection aria-label="Account">
            <MenuItem>Sign Out</MenuItem>
          </MenuSection>
        </Menu>
      </>
    );
    return (
      <>
        <Button onPress={() => open(true)}>Menu and message</Button>
        <Button onPress={() => open(false)}>Message and menu</Button>
        {isMenuFirst && account}
        {isOpen.message && (
          <Dialog role="alertdialog" onDismiss={() => setIsOpen((now) => ({ ...now, message: false }))}>
            <DialogHeader tone="critical">Error</DialogHeader>
            <DialogActions>
              <Button slot="close">Close</Button>
            </DialogActions>
          </Dialog>
        )}
        {!isMenuFirst && account}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const expectAnswered = async () => {
      const message = await screen.findByRole('alertdialog', { name: 'Error' });
      await expect(message.closest('[inert]')).toBeNull();
      await waitFor(() => expect(within(message).getByRole('button', { name: 'Close' })).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(message).not.toBeInTheDocument());
    };
    for (const name of ['Menu and message', 'Message and menu']) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expectAnswered();
    }
    const account = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(account);
    await screen.findByRole('menu', { name: 'Account' });
    failures.dispatchEvent(new Event('failure'));
    await expectAnswered();
    await waitFor(() => expect(account).toHaveFocus());
    await userEvent.click(account);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** A form instead of a body, with its buttons at the start of the line, as on a page. Tab stays in the dialog. */
export const WithForm: Story = {
  args: {
    width: 'form',
    children: (
      <>
        <DialogHeader>Rename</DialogHeader>
        <Form aria-label="Rename" onSubmit={fn()}>
          <TextField label="Title" name="title" />
          <DialogActions>
            <Button slot="close">Cancel</Button>
            <Button type="submit" variant="primary">
              Save
            </Button>
          </DialogActions>
        </Form>
      </>
    ),
  },
  tags: ['matrix'],
  play: async ({ userEvent }) => {
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.tab();
    await expect(title).toHaveFocus();
  },
};

function TwoSteps() {
  const [step, setStep] = useState(0);
  return (
    <>
      <Button onPress={() => setStep(1)}>Add</Button>
      {step > 0 && (
        <Dialog onDismiss={() => setStep(0)}>
          <DialogHeader>Add administrator</DialogHeader>
          <TextField label="User name" />
          <DialogActions>
            <Button variant="primary" onPress={() => setStep(2)}>
              Continue
            </Button>
          </DialogActions>
        </Dialog>
      )}
      {step > 1 && (
        <Dialog onDismiss={() => setStep(1)}>
          <DialogHeader>Confirm it's you</DialogHeader>
          <TextField label="Password" />
          <DialogActions>
            <Button slot="close">Cancel</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** A dialog above another one replaces it, until it closes: the other keeps what was typed, and gets the focus back. */
export const AboveAnother: Story = {
  render: () => <TwoSteps />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    const name = await screen.findByRole('textbox', { name: 'User name' });
    await userEvent.type(name, 'ada');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('dialog', { name: "Confirm it's you" });
    await expect(name).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name).toBeVisible());
    await expect(name).toHaveValue('ada');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus());
  },
};

/** An error has an icon next to its title. Without `onDismiss`, Escape does nothing. */
export const Failure: Story = {
  render: ({ children }) => <Dialog role="alertdialog">{children}</Dialog>,
  args: {
    children: (
      <>
        <DialogHeader tone="critical">The course could not be saved</DialogHeader>
        <DialogBody>
          <Text slot="description" elementType="p">
            Someone else has changed it since you opened it.
          </Text>
        </DialogBody>
        <DialogActions>
          <Button>Keep mine</Button>
          <Button variant="primary">Load theirs</Button>
        </DialogActions>
      </>
    ),
  },
  tags: ['matrix'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'The course could not be saved' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep mine' })).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription('Someone else has changed it since you opened it.');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
  },
};

/** A text longer than the dialog scrolls; the buttons stay visible. */
export const Long: Story = {
  args: {
    children: (
      <>
        <DialogHeader>Terms</DialogHeader>
        <DialogBody>
          {Array.from({ length: 60 }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines that never change.
            <p key={line}>Line {line + 1} of the text.</p>
          ))}
        </DialogBody>
        <DialogActions>
          <Button slot="close">Close</Button>
        </DialogActions>
      </>
    ),
  },
  play: async () => {
    const close = await screen.findByRole('button', { name: 'Close' });
    const { bottom } = screen.getByRole('dialog', { name: 'Terms' }).getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(window.innerHeight);
    await waitFor(() => expect(close.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};

/** A control at the end of a long text does not take the focus, which would scroll the text away. */
export const OpensAtItsTop: Story = {
  tags: ['!autodocs'],
  args: {
    children: (
      <>
        <DialogHeader>Terms</DialogHeader>
        <DialogBody>
          <div style={{ height: '200vh' }}>The first line of the text.</div>
        </DialogBody>
        <DialogActions>
          <Button slot="close" autoFocus>
            Close
          </Button>
        </DialogActions>
      </>
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Terms' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(screen.getByRole('heading', { name: 'Terms' }).getBoundingClientRect().top).toBeGreaterThan(0);
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};

/** A field at the end of a long text does not take the focus either, whichever way the dialog is opened. */
export const OpensAtItsTopWithField: Story = {
  tags: ['!autodocs'],
  render: function LongForm() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Open</Button>
        {isOpen && (
          <Dialog onDismiss={() => setIsOpen(false)}>
            <DialogHeader>Terms</DialogHeader>
            <DialogBody>
              <div style={{ height: '200vh' }}>The first line of the text.</div>
              <TextField label="Name" />
            </DialogBody>
            <DialogActions>
              <Button slot="close">Close</Button>
            </DialogActions>
          </Dialog>
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    for (const press of Object.values(presses)) {
      await press(canvas.getByRole('button', { name: 'Open' }));
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Terms' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  },
};

/** The numbered parts. */
export const Parts: Story = {
  tags: ['!autodocs'],
  parameters: {
    anatomy: {
      Dialog: '[role="dialog"]',
      DialogHeader: '[role="dialog"] h2',
      DialogBody: '[role="dialog"] > h2 + div',
      DialogActions: '[role="dialog"] > div + div',
    },
  },
};

/** Content that fits on the page needs no dialog. */
export const HelpOnThePage: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: {
        reason: 'The help is visible while the field is filled in.',
        example: <TextField label="Read more" description="A web address, such as https://example.org." />,
      },
      wrong: {
        reason: 'The window covers the field that it explains.',
        example: <HelpInAWindow />,
      },
    },
  },
};
