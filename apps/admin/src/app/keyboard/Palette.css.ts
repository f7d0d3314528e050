import { fontSize, radius, space, vars } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

export const box = style({
  width: '100%',
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${vars.colour.borderControl}`,
  borderRadius: radius.control,
  backgroundColor: vars.colour.surfaceRaised,
  fontSize: fontSize[16],
});

export const list = style({ maxHeight: '18rem', marginBlockStart: space[8], overflowY: 'auto' });

export const option = style({
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: vars.colour.accentSoft, color: vars.colour.accentText },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } },
  },
});

export const nothing = style({ padding: space[12], color: vars.colour.textMuted });
