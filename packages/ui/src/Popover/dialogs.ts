/** Dispatches `open` when a dialog opens. */
export const dialogs = new EventTarget();
