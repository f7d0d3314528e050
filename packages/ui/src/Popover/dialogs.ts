/** Tells by the event `open` that a dialog comes over the page. */
export const dialogs = new EventTarget();
