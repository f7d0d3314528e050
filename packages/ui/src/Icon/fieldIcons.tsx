import { createIcon } from './createIcon.tsx';

/** An exclamation mark in a circle: an error. */
export const ErrorIcon = /* @__PURE__ */ createIcon(
  'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM8 5v3.5m0 2.4v.1',
);
/** An open eye: show what is hidden. */
export const EyeIcon = /* @__PURE__ */ createIcon(
  'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8ZM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
);
/** A crossed-out eye: hide what is shown. */
export const EyeOffIcon = /* @__PURE__ */ createIcon(
  'M6.2 3.8A6 6 0 0 1 8 3.5C12 3.5 14.5 8 14.5 8a12 12 0 0 1-1.8 2.3M3.8 4.9A11 11 0 0 0 1.5 8S4 12.5 8 12.5c1.2 0 2.2-.4 3.1-.9M2 2l12 12',
);
