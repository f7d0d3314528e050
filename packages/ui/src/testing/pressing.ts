import { fireEvent, userEvent } from 'storybook/test';

/** How a person presses who does not use a mouse or the keyboard, by the name of the way. */
export const presses = { touch, virtualPress, longTouch } as const;

/** Presses an element with a finger. */
export async function touch(element: HTMLElement): Promise<void> {
  await userEvent.pointer({ keys: '[TouchA]', target: element });
}

/** Presses an element as VoiceOver and TalkBack do: they give it the focus, and a click that no pointer made. */
export async function virtualPress(element: HTMLElement): Promise<void> {
  element.focus();
  await fireEvent.click(element, { detail: 0 });
}

/** Puts a finger on an element and scrolls the page with it: the browser then takes the pointer away from the page. */
export async function scrollFrom(element: HTMLElement): Promise<void> {
  const finger = { pointerId: 7, pointerType: 'touch', button: 0, isPrimary: true };
  await fireEvent.pointerDown(element, { ...finger, clientX: 20, clientY: 20 });
  await fireEvent.pointerMove(element, { ...finger, clientX: 20, clientY: 90 });
  await fireEvent.pointerCancel(element, finger);
}

/** Keeps a finger on an element for longer than the 500 ms after which the system takes it for a long press. */
export async function longTouch(element: HTMLElement): Promise<void> {
  const finger = [
    { keys: '[TouchA>]', target: element },
    { keys: '[/TouchA]', target: element },
  ];
  await userEvent.pointer(finger, { delay: 600 });
}
