import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { raisedSurface } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { entering, layer, media, motion, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.98)' } });
const fade = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: colour.overlay,
  selectors: { [entering]: { animation: `${fade} ${motion.normal} ${motion.ease}` } },
});

/** An alert dialog, above all other dialogs. */
export const interruption = style([overlay, { zIndex: layer.interruption }]);

// Below another dialog of the same size, whose edges would show around it. What an interruption is about stays in view.
globalStyle(`${overlay}:not(${interruption}):has(~ ${overlay}:not(${interruption})) > *`, { visibility: 'hidden' });

const dialog = style({
  width: '100%',
  maxHeight: 'calc(100dvh - 32px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The sticky buttons would cover a focused element.
  scrollPaddingBlockEnd: '80px',
  ...raisedSurface,
  color: colour.text,
  boxShadow: elevation.dialog,
  selectors: { [entering]: { animation: `${appear} ${motion.normal} ${motion.ease}` } },
});

export const widths = styleVariants({
  message: [dialog, { maxWidth: 'min(27.5rem, calc(100vw - 32px))' }],
  form: [dialog, { maxWidth: 'min(40rem, calc(100vw - 32px))' }],
  table: [dialog, { maxWidth: 'min(60rem, calc(100vw - 32px))' }],
  palette: [
    dialog,
    {
      alignSelf: 'start',
      maxWidth: 'min(40rem, calc(100vw - 32px))',
      height: 'min(560px, 75dvh)',
      marginBlockStart: '15vh',
      overflow: 'hidden',
      '@media': { [media.narrow]: { marginBlockStart: space[16] } },
    },
  ],
});

const column = style({ display: 'flex', flexDirection: 'column', outline: 'none' });
const padded = style([
  column,
  { gap: space[12], padding: space[24], '@media': { [media.narrow]: { padding: space[16] } } },
]);

export const contents = styleVariants({
  message: [padded],
  form: [padded, { gap: space[20] }],
  table: [padded],
  palette: [column, { height: '100%' }],
});

export const title = style({ ...typography.heading, textWrap: 'balance' });

export const errorMark = style({
  display: 'inline-flex',
  marginInlineEnd: space[8],
  verticalAlign: 'middle',
  color: colour.criticalText,
});

export const body = style({ display: 'flex', flexDirection: 'column', gap: space[12], overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  // Stays visible if the content is longer than the window.
  position: 'sticky',
  insetBlockEnd: 0,
  margin: `0 -${space[24]} -${space[24]}`,
  padding: `${space[8]} ${space[24]} ${space[24]}`,
  backgroundColor: colour.surfaceRaised,
  '@media': {
    [media.narrow]: { margin: `0 -${space[16]} -${space[16]}`, padding: space[16] },
    [media.low]: { position: 'static' },
  },
});

globalStyle(`${actions} > button`, { minWidth: '88px' });

export const actionsApart = style([actions]);

globalStyle(`${actionsApart} > button:first-child`, { minWidth: 0, marginInlineEnd: 'auto' });

// Keeps three buttons on one line on a phone.
const firstOfThree = `${actions} > button:first-child:nth-last-child(n + 3)`;
globalStyle(`${firstOfThree}, ${firstOfThree} ~ button`, {
  '@media': { [media.narrow]: { minWidth: 0, paddingInline: `min(${space[16]}, 2.5vw)` } },
});
