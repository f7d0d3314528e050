import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layer, media, space } from '../theme/scale.ts';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  backgroundColor: vars.colour.surface,
  '@media': { [media.low]: { position: 'static' }, print: { display: 'none' } },
});

// What takes the focus comes out from behind the strip; a browser by itself takes it to be in view there.
globalStyle(`:has(> ${bar}) :is(a, button, input, select, textarea, [tabindex]):not(${bar} *)`, {
  scrollMarginBlockEnd: '128px',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  '@media': { [media.narrow]: { width: '100%' } },
});

globalStyle(`${buttons} > button`, { '@media': { [media.narrow]: { flex: '1 1 0' } } });
