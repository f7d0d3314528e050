import { vars } from './contract.css.ts';

/** The shadow of what lies above the page, by its height; forced colours draw edges in their place. */
export const elevation = {
  /** A sheet of paper on the page. */
  sheet: `0 1px 3px ${vars.colour.shadow}`,
  /** A hint beside a control. */
  hint: `0 4px 12px ${vars.colour.shadow}`,
  /** A list, a menu or a notification. */
  popover: `0 8px 24px ${vars.colour.shadow}`,
  /** A window, which everything else waits for. */
  dialog: `0 16px 48px ${vars.colour.shadow}`,
} as const;
