import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layer, media, space } from '../theme/scale.ts';

const bar = style({
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
  '@media': { [media.low]: { position: 'static' }, print: { display: 'none' } },
});

const onPage = style({ backgroundColor: vars.colour.surface });

const inForm = style({
  marginBlockEnd: `calc(${space[16]} * -1)`,
  backgroundColor: vars.colour.surfaceRaised,
  // Covers focus rings that extend beyond the content behind the bar.
  maxWidth: 'none',
  boxShadow: `-4px 0 ${vars.colour.surfaceRaised}, 4px 0 ${vars.colour.surfaceRaised}`,
});

export const bars = { page: `${bar} ${onPage}`, form: `${bar} ${inForm}` };

// Browsers consider an element behind the bar visible and do not scroll to it on focus. In forms, `:has()` would be
// evaluated for every control on every key press.
globalStyle(`:has(> ${onPage}) :is(a, button, input, select, textarea, [tabindex]):not(${bar} *)`, {
  scrollMarginBlockEnd: '128px',
});
globalStyle(`form :is(a, button, input, select, textarea, [tabindex]):not(${bar} *)`, {
  scrollMarginBlockEnd: '80px',
});

const row = style({ display: 'flex', flexWrap: 'wrap' });

const pageRow = style({ gap: space[12], '@media': { [media.narrow]: { width: '100%' } } });

const formRow = style({ alignItems: 'center', gap: space[8] });

export const buttons = { page: `${row} ${pageRow}`, form: `${row} ${formRow}` };

globalStyle(`${pageRow} > button`, { '@media': { [media.narrow]: { flex: '1 1 0' } } });
