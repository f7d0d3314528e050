import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { KeyList, useCommandKey } from '../KeyList/index.ts';
import { shortcutsWith } from '../KeysDialog/shortcutsWith.ts';
import { SearchField } from '../SearchField/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { switchSingleKeys, UndoKey, useShortcuts, useSingleKeys } from './index.ts';

const onPalette = fn();
const onKeys = fn();
const onGoToCourses = fn();
const onUndo = fn<(change: string) => void>();

function Page() {
  const command = useCommandKey();
  const hasSingleKeys = useSingleKeys();
  const [changes, setChanges] = useState(['name', 'seats']);
  useShortcuts({ onPalette, onKeys, onGo: { c: onGoToCourses }, onUnavailable: () => undefined });
  return (
    <main>
      <Stack>
        <SearchField label="Search" placeholder="Search rooms" value="" onSearch={() => undefined} />
        <TextField label="Name" />
        {changes.map((change) => (
          <UndoKey
            key={change}
            onUndo={() => {
              onUndo(change);
              setChanges((all) => all.filter((other) => other !== change));
            }}
          />
        ))}
        <Text>{changes.length === 0 ? 'Nothing to undo' : `Changed: ${changes.join(', ')}`}</Text>
        <KeyList entries={shortcutsWith(command, hasSingleKeys)} />
      </Stack>
    </main>
  );
}

/**
 * The keys of every screen, one list of what Ctrl+Z takes back, and the commands of a page for the palette.
 *
 * **Use it** as `useShortcuts` once, in the layout of the app. A component adds to it: `UndoKey` and `useUndoList` what can be taken
 * back, `usePageCommands` what the palette offers, and `data-shortcut` the key of a row's button.
 *
 * **Do not use it** for keys inside of one component, such as the arrows of a slider. `useDocumentKey` is for a key of one page.
 *
 * **Anatomy**: `shortcutsWith` lists the keys, KeysDialog shows them. `useSingleKeys` says whether keys of one letter work, and
 * `switchSingleKeys` switches them.
 *
 * | Key | Effect |
 * |---|---|
 * | / | goes to the search |
 * | J, K | go to the next or previous row |
 * | E, C, Enter | press the buttons of the row |
 * | N, D | New, and the download of the list |
 * | G and a letter | open a screen |
 * | ? | shows the keys |
 * | Ctrl+K, ⌘K | opens the palette |
 * | Ctrl+S, ⌘S | saves the form of the topmost dialog, or of the page |
 * | Ctrl+Z, ⌘Z | takes back the newest change; in a text field, what was typed |
 *
 * **Accessibility**: keys of one letter do nothing in fields and dialogs, and can be switched off (WCAG 2.1.4). On other keyboards
 * than Latin, the key at the letter's place counts.
 */
const meta = {
  title: 'Components/Actions/Shortcuts',
  component: Page,
  beforeEach() {
    switchSingleKeys(true);
    for (const mock of [onPalette, onKeys, onGoToCourses, onUndo]) mock.mockClear();
    return () => switchSingleKeys(true);
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keys of one letter, and with Ctrl or ⌘. */
export const Keys: Story = {
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('?');
    await expect(onKeys).toHaveBeenCalledOnce();
    await userEvent.keyboard('gc');
    await expect(onGoToCourses).toHaveBeenCalledOnce();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** In a field, letters are typed. */
export const WhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '?gc');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('?gc');
    await expect(onKeys).not.toHaveBeenCalled();
    await expect(onGoToCourses).not.toHaveBeenCalled();
  },
};

/** The list is shorter without the keys of one letter, which do nothing then. */
export const SingleKeysOff: Story = {
  beforeEach: () => switchSingleKeys(false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('?');
    await expect(onKeys).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Go to the search box')).toBeNull();
    await expect(canvas.getByText('Save the form')).toBeVisible();
  },
};

/** The newest change is taken back first, and none in a field. */
export const Undone: Story = {
  play: async ({ canvas, userEvent }) => {
    const command = /^Mac|^iP/.test(navigator.platform) ? 'Meta' : 'Control';
    const undo = () => userEvent.keyboard(`{${command}>}z{/${command}}`);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
    await undo();
    await expect(onUndo).not.toHaveBeenCalled();
    await userEvent.tab();
    (document.activeElement as HTMLElement | null)?.blur();
    await undo();
    await expect(await canvas.findByText('Changed: name')).toBeVisible();
    await undo();
    await expect(await canvas.findByText('Nothing to undo')).toBeVisible();
    await expect(onUndo.mock.calls).toEqual([['seats'], ['name']]);
  },
};
