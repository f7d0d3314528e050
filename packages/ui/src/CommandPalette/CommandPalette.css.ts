import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, media, radius, space } from '../theme/scale.ts';

/** What is typed. */
export const box = style({
  width: '100%',
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${vars.colour.borderControl}`,
  borderRadius: radius.control,
  backgroundColor: vars.colour.surfaceRaised,
  fontSize: fontSize[16],
});

/** What matches. */
export const list = style({ maxHeight: '18rem', marginBlockStart: space[8], overflowY: 'auto' });

/** One match; the chosen one is tinted. */
export const option = style({
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: vars.colour.accentSoft, color: vars.colour.accentText },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});

/** What is said where nothing matches. */
export const nothing = style({ padding: space[12], color: vars.colour.textMuted });
