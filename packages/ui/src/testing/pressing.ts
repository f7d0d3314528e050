import { fireEvent, userEvent } from 'storybook/test';

/** Ways to press without a mouse or a keyboard. */
export const presses = { touch, virtualPress, longTouch } as const;

/** Taps an element. */
export async function touch(element: HTMLElement): Promise<void> {
  await userEvent.pointer({ keys: '[TouchA]', target: element });
}

/** Presses an element as VoiceOver and TalkBack do, with a focus and a click without a pointer. */
export async function virtualPress(element: HTMLElement): Promise<void> {
  element.focus();
  await fireEvent.click(element, { detail: 0 });
}

/** Starts a touch on an element and scrolls the page with it, so that the browser cancels the pointer. */
export async function scrollFrom(element: HTMLElement): Promise<void> {
  const finger = { pointerId: 7, pointerType: 'touch', button: 0, isPrimary: true };
  await fireEvent.pointerDown(element, { ...finger, clientX: 20, clientY: 20 });
  await fireEvent.pointerMove(element, { ...finger, clientX: 20, clientY: 90 });
  await fireEvent.pointerCancel(element, finger);
}

/** Touches an element for longer than the 500 ms of a long press. */
export async function longTouch(element: HTMLElement): Promise<void> {
  const finger = [
    { keys: '[TouchA>]', target: element },
    { keys: '[/TouchA]', target: element },
  ];
  await userEvent.pointer(finger, { delay: 600 });
}
