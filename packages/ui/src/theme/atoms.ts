import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { radius, space } from './scale.ts';

// Rules that several components spread into their styles.

/** Truncates a text at the end of its line. */
export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A row whose items wrap. */
export const wrappingRow = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;

/** A column whose content is centred in both directions. */
export const centredColumn = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
} as const;

/** A card, a dialog or a popover. */
export const raisedSurface = {
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceRaised,
} as const;

/** Covers its container without receiving pointer events. */
export const coverAll = { position: 'absolute', inset: 0, pointerEvents: 'none' } as const;

/** A button without the browser's look. */
export const bareButton = {
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
} as const;

/** The minimum size of a target on touch. */
export const touchTarget = { minWidth: '44px', minHeight: '44px' } as const;

/** Marks a focused or current item in forced-colors mode, which removes its background. */
export const highlight = { outline: '2px solid Highlight', outlineOffset: '-2px' } as const;

/** Aligns a text of any script to the start edge of the page. Chromium supports only the first value. */
export const matchParent: Pick<StyleRule, 'textAlign'> = {
  textAlign: ['-webkit-match-parent' as 'match-parent', 'match-parent'],
};

/** The placeholder of a field. */
export const placeholder = {
  color: vars.colour.textMuted,
  opacity: 1,
  // An empty field with `dir="auto"` is written from the left, and its placeholder may not be.
  unicodeBidi: 'plaintext',
  // Chrome cuts it off at the height of a Latin line, which is too low for the marks of Thai.
  paddingBlock: space[4],
} as const;
