import { vars } from './contract.css.ts';

/** Shadows by height. Forced-colors mode shows borders instead. */
export const elevation = {
  /** A card on the page. */
  sheet: `0 1px 3px ${vars.colour.shadow}`,
  /** A tooltip. */
  hint: `0 4px 12px ${vars.colour.shadow}`,
  /** A list, a menu or a notification. */
  popover: `0 8px 24px ${vars.colour.shadow}`,
  /** A dialog. */
  dialog: `0 16px 48px ${vars.colour.shadow}`,
} as const;
