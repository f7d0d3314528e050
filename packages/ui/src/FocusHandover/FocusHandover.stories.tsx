import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline, Stack } from '../Stack/index.ts';
import { useFocusHandover } from './useFocusHandover.ts';

/** Posters that can be removed: the focus goes to the button that adds one. */
function Posters() {
  const [posters, setPosters] = useState(['Poster 1', 'Poster 2']);
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusHandover(list, () => () => addButton.current?.focus());
  return (
    <Stack align="start">
      <div ref={list}>
        <Stack gap={8}>
          {posters.map((poster) => (
            <Inline key={poster}>
              {poster}
              <Button
                size="small"
                aria-label={`Remove ${poster}`}
                onPress={() => setPosters(posters.filter((other) => other !== poster))}
              >
                Remove
              </Button>
            </Inline>
          ))}
        </Stack>
      </div>
      <Button ref={addButton} onPress={() => setPosters([...posters, `Poster ${posters.length + 1}`])}>
        Add
      </Button>
    </Stack>
  );
}

/**
 * `useFocusHandover(area, prepare)` moves the focus when the focused element is removed or disabled. Without it the
 * browser drops the focus, and Tab starts at the top of the page.
 *
 * **Use it** around controls that are removed when they are pressed: a list with delete buttons, an upload whose Cancel
 * disappears with it.
 *
 * **Do not use it** for dialogs, which restore the focus, or for tables (Table and ReorderableTable include it).
 *
 * **Anatomy**: `area` is the element around the controls. `prepare` receives the focused element and the one focused
 * before. It returns a function that runs when the element is removed. Without `prepare` an element that is only moved
 * keeps the focus.
 *
 * **Keyboard**: none.
 *
 * **Accessibility**: WCAG 2.4.3. The focus moves to the next step and is never lost.
 */
const meta = { component: Posters, title: 'Components/Actions/FocusHandover' } satisfies Meta<typeof Posters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pressed button is removed with its poster, and Add is focused. */
export const FocusMoved: Story = {
  tags: ['modes'],
  parameters: {
    says: ['Poster 2', 'button, Remove Poster 2', 'Remove', 'end of button, Remove Poster 2', 'button, Add'],
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove Poster 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Remove Poster 1' })).not.toBeInTheDocument();
  },
};

/** Posters in an order: the pressed button moves to the end with its poster. */
function Order() {
  const [posters, setPosters] = useState(['Poster 1', 'Poster 2', 'Poster 3']);
  const list = useRef<HTMLDivElement>(null);
  useFocusHandover(list);
  return (
    <div ref={list}>
      {posters.map((poster) => (
        <Button key={poster} onPress={() => setPosters([...posters.filter((other) => other !== poster), poster])}>
          {poster}
        </Button>
      ))}
    </div>
  );
}

/** The browser takes the focus from an element that is moved in the document; it gets the focus back. */
export const FocusKept: Story = {
  render: () => <Order />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Poster 1' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('button').at(-1)).toBe(button));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A button that disappears when it is pressed, and loses the focus. */
function Vanishing() {
  const [isThere, setIsThere] = useState(true);
  return isThere ? <Button onPress={() => setIsThere(false)}>Remove me</Button> : <p>Removed.</p>;
}

/** The component that removes a pressed control moves the focus. */
export const FocusNeverLost: Story = {
  tags: ['!autodocs'],
  parameters: {
    pair: {
      right: { reason: 'Remove a poster by keyboard: the next Tab continues from Add.', example: <Posters /> },
      wrong: {
        reason: 'Press it by keyboard: the button disappears, and the next Tab starts at the top of the page.',
        example: <Vanishing />,
      },
    },
  },
};
