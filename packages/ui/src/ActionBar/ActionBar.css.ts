import { globalStyle, style } from '@vanilla-extract/css';
import { wrappingRow } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { layer, media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[16],
  borderBlockStart: `1px solid ${vars.colour.border}`,
  '@media': { [media.low]: { position: 'static' }, print: { display: 'none' } },
});

const onPage = style({ backgroundColor: vars.colour.surface });

/** Extends to the edges of its card, over the padding. */
const inForm = style({
  maxWidth: 'none',
  marginInline: `-${space[20]}`,
  marginBlockEnd: `-${space[20]}`,
  paddingInline: space[20],
  borderEndStartRadius: `calc(${radius.card} - 1px)`,
  borderEndEndRadius: `calc(${radius.card} - 1px)`,
  backgroundColor: vars.colour.surfaceRaised,
  '@media': {
    [media.narrow]: { marginInline: `-${space[16]}`, marginBlockEnd: `-${space[16]}`, paddingInline: space[16] },
  },
});

// A shadow while the form continues below the bar. Browsers without scroll-state queries show only the line.
globalStyle(inForm, { '@supports': { '(container-type: scroll-state)': { containerType: 'scroll-state' } } });
globalStyle(`${inForm}::before`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: '100%',
  height: space[16],
  background: `linear-gradient(to top, ${vars.colour.shadow}, transparent)`,
  opacity: 0,
  pointerEvents: 'none',
  '@container': { 'scroll-state(stuck: bottom)': { opacity: 0.5 } },
});

export const bars = { page: `${bar} ${onPage}`, form: `${bar} ${inForm}`, list: `${bar} ${onPage}` };

// Browsers consider an element behind the bar visible and do not scroll to it on focus. Selectors reach no element before the
// bar but through `:has()`, which in forms would be evaluated for every control on every key press.
globalStyle(`:has(> ${onPage}) :is(a, button, input, select, textarea, [tabindex]):not(${bar} *)`, {
  scrollMarginBlockEnd: '128px',
});
globalStyle(`form :is(a, button, input, select, textarea, [tabindex]):not(${bar} *)`, {
  scrollMarginBlockEnd: '80px',
});

const row = style({ display: 'flex', flexWrap: 'wrap' });

// On a page the buttons may decide something for good, so that a press must not land on the wrong one.
const pageRow = style({ gap: space[32], '@media': { [media.narrow]: { width: '100%' } } });

const formRow = style({ alignItems: 'center', gap: space[8] });

/** Follows the buttons at the end of the bar. */
export const status = style({
  ...wrappingRow,
  gap: space[8],
  minWidth: 0,
  marginInlineStart: 'auto',
  color: vars.colour.textMuted,
  ...typography.caption,
});

export const buttons = { page: `${row} ${pageRow}`, form: `${row} ${formRow}`, list: `${row} ${formRow}` };

globalStyle(`${pageRow} > button`, { '@media': { [media.narrow]: { flex: '1 1 0' } } });
