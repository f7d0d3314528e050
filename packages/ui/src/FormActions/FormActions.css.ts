import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layer, media, space } from '../theme/scale.ts';

/** The strip at the form's end, which stays at the window's lower edge while the form goes on below it. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginBlockEnd: `calc(${space[16]} * -1)`,
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  backgroundColor: vars.colour.surfaceRaised,
  // Covers the edges and focus rings that stand out of what scrolls behind it.
  maxWidth: 'none',
  boxShadow: `-4px 0 ${vars.colour.surfaceRaised}, 4px 0 ${vars.colour.surfaceRaised}`,
  '@media': { [media.low]: { position: 'static' } },
});

// What takes the focus comes out from behind the strip; a browser by itself takes it to be in view there. Any form will do:
// `:has(> strip)` would be looked up anew for every control with every key.
globalStyle(`form :is(a, button, input, select, textarea, [tabindex]):not(${actions} *)`, {
  scrollMarginBlockEnd: '80px',
});
