import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Checkbox } from '../Checkbox/index.ts';
import { hasUnstored } from '../Code/unstored.ts';
import { ModalProvider } from '../DialogQueue/index.ts';
import { createMemoryHost, HostProvider } from '../Host/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { UnsavedGuard } from '../UnsavedChanges/index.ts';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

const onCancel = vi.fn();
const onSubmit = vi.fn();

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

async function open(children: ReactNode, props: Partial<FormDialogProps> = {}) {
  const host = createMemoryHost('/rooms');
  const dialog = (isOpen: boolean) => (
    <ModalProvider>
      <HostProvider host={host}>
        <UnsavedGuard>
          {isOpen && (
            <FormDialog title="Room" onSubmit={onSubmit} onCancel={onCancel} {...props}>
              {children}
            </FormDialog>
          )}
        </UnsavedGuard>
      </HostProvider>
    </ModalProvider>
  );
  const page = render(dialog(true));
  const form = await screen.findByRole('dialog', { name: 'Room' });
  await waitFor(() => expect(form.contains(document.activeElement)).toBe(true));
  return { host, close: () => page.rerender(dialog(false)) };
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const pressEscape = () =>
  act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' }));
const confirmation = () => screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' }, { timeout: 5000 });
const answer = async (name: string) => act(async () => fireEvent.click(await screen.findByRole('button', { name })));

function ControlledFields() {
  const [values, setValues] = useState({ name: 'Blue', place: 'a', color: 'red', isLarge: false });
  const options = ['a', 'b'].map((value) => ({ value, label: `Place ${value}` }));
  const colors = ['red', 'blue'].map((value) => ({ value, label: `Color ${value}` }));
  return (
    <>
      <TextField label="Name" value={values.name} onChange={(name) => setValues({ ...values, name })} />
      <Select
        label="Place"
        options={options}
        value={values.place}
        onChange={(place) => setValues({ ...values, place })}
      />
      <RadioGroup
        label="Color"
        options={colors}
        value={values.color}
        onChange={(color) => setValues({ ...values, color })}
      />
      <Checkbox isSelected={values.isLarge} onChange={(isLarge) => setValues({ ...values, isLarge })}>
        Large
      </Checkbox>
    </>
  );
}

describe('a dialog with fields that were changed', () => {
  test.each<[string, () => unknown]>([
    ['a text', () => type('Name', 'Green')],
    ['a text that was emptied', () => type('Name', '')],
    ['a checkbox', () => fireEvent.click(screen.getByRole('checkbox', { name: 'Large' }))],
    ['a radio button', () => fireEvent.click(screen.getByRole('radio', { name: 'Color blue' }))],
    [
      'a choice from a list',
      async () => {
        fireEvent.click(screen.getByRole('button', { name: /Place/ }));
        fireEvent.click(await screen.findByRole('option', { name: 'Place b' }));
        await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Place b/ })));
      },
    ],
  ])('asks before Escape discards %s', async (_, change) => {
    await open(<ControlledFields />);
    await act(async () => void (await change()));
    await pressEscape();
    await confirmation();
    expect(onCancel).not.toHaveBeenCalled();
    await answer('Discard');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('keeps what was typed, and asks again the next time', async () => {
    await open(<TextArea label="Reason" />);
    type('Reason', 'Wrong room');
    for (const leave of [pressEscape, () => answer('Cancel')]) {
      await leave();
      await confirmation();
      await answer('Keep editing');
      expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Wrong room');
    }
    expect(onCancel).not.toHaveBeenCalled();
  });

  test('asks before another page opens', async () => {
    const { host } = await open(<TextField label="Name" />);
    type('Name', 'Green');
    await act(async () => host.navigate('/other'));
    await confirmation();
    expect(host.current().path).toBe('/rooms');
    await answer('Discard');
    await waitFor(() => expect(host.current().path).toBe('/other'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('says in its own words what would be lost, and decides itself what counts', async () => {
    await open(<TextField label="Name" />, {
      isStored: true,
      unsaved: { isUnsaved: () => true, text: 'The room has not been saved.' },
    });
    await pressEscape();
    expect((await confirmation()).textContent).toContain('The room has not been saved.');
  });

  test('withdraws its question when it is closed', async () => {
    const { close } = await open(<TextField label="Name" />);
    type('Name', 'Green');
    await pressEscape();
    await confirmation();
    await act(async () => close());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(hasUnstored()).toBe(false);
  });
});

describe('a dialog closes without a question', () => {
  test.each<[string, () => unknown]>([
    ['nothing was changed', () => undefined],
    [
      'a change was taken back',
      () => {
        type('Name', 'Green');
        type('Name', 'Blue');
      },
    ],
  ])('if %s', async (_, change) => {
    await open(<ControlledFields />);
    await act(async () => void change());
    await pressEscape();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('if a password was entered, which password managers do by themselves', async () => {
    await open(<PasswordField label="Password" autoComplete="current-password" />);
    type('Password', 'secret');
    await pressEscape();
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
