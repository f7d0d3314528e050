import { PREVIEW_WIDTH } from '@cpd/domain/namePlacing';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { bareButton, centredColumn, coverAll, wrappingRow } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHiddenRules } from '../VisuallyHidden/visuallyHiddenRules.ts';

const { colour } = vars;
const white = '#fff';

const MAT_PADDING = '20px';

/** Fits the longest position. */
const RULER_WIDTH = '4.75rem';

/** The minimum width of the panel for the canvas of 400 pixels next to the ruler. */
const fitsRuler = `(width >= calc(${PREVIEW_WIDTH + 16}px + ${RULER_WIDTH}))`;

export const panel = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  border: `1px solid ${colour.border}`,
  borderRadius: radius.card,
});

/** The certificate and its controls. */
export const editor = style({ display: 'flex', flexDirection: 'column' });

/** A row of controls above or below the certificate. */
export const bar = style({
  ...wrappingRow,
  gap: `${space[8]} ${space[12]}`,
  padding: space[12],
  '@container': { [fitsRuler]: { paddingInline: space[16] } },
});

/** On a phone the segments are narrower, so that they fit in one line. */
export const segments = style({ display: 'contents' });
globalStyle(`${segments} button`, {
  paddingInline: space[6],
  '@container': { [fitsRuler]: { paddingInline: space[12] } },
});

export const barLabel = style({ ...typography.note, color: colour.textMuted });

/** The sample text on a line of its own, with examples at its end. */
export const custom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${space[8]} ${space[12]}`,
  width: '100%',
});
globalStyle(`${custom} > :first-child`, { flex: '1 1 12rem' });

/** The mat under the certificate, with the ruler at its end if it fits. */
export const mat = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${PREVIEW_WIDTH}px)`,
  justifyContent: 'center',
  rowGap: space[20],
  padding: `${MAT_PADDING} ${space[12]}`,
  borderBlock: `1px solid ${colour.border}`,
  backgroundColor: colour.surfacePressed,
  '@container': {
    [fitsRuler]: {
      gridTemplateColumns: `minmax(0, ${PREVIEW_WIDTH}px) ${RULER_WIDTH}`,
      paddingInline: `${MAT_PADDING} 0`,
    },
  },
});

/** The mat under the certificates with other names. They come last, so that a low window shows the controls. */
export const thumbnailMat = style([
  mat,
  { borderBlockEnd: 'none', borderEndStartRadius: radius.card, borderEndEndRadius: radius.card },
]);

/** Has the aspect ratio of the template. Certificates are white in every theme. */
export const frame = style({
  position: 'relative',
  width: '100%',
  backgroundColor: white,
  boxShadow: elevation.sheet,
  '@media': { [media.forcedColours]: { outline: '1px solid' } },
});

/** A certificate with another name, and its caption. */
export const thumbnail = style({ ...bareButton, display: 'block', width: '100%' });
globalStyle(`${thumbnail}:is(:hover, [aria-pressed="true"]) > ${frame}`, {
  outline: `2px solid ${colour.accent}`,
  '@media': { [media.forcedColours]: { outlineColor: 'Highlight' } },
});

/** Its position label lies over the ruler. */
export const sheet = style([frame, { zIndex: 1, boxShadow: elevation.hint }]);

/** Selects the parts that show the name's position while it is moved. */
const active = `${sheet}:hover &, ${editor}:focus-within &`;

export const canvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const ruler = style({
  display: 'none',
  position: 'relative',
  marginInlineStart: space[8],
  color: colour.textMuted,
  ...typography.caption,
  '@container': { [fitsRuler]: { display: 'block' } },
});

/** A mark with its label at the end. */
const mark = style({
  position: 'absolute',
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  height: 0,
  '::before': { content: '', height: '1px', backgroundColor: 'currentColor' },
  '@media': { [media.forcedColours]: { '::before': { backgroundColor: 'CanvasText' } } },
});

export const marks = styleVariants({
  short: [mark, { '::before': { width: '6px' } }],
  long: [mark, { '::before': { width: '12px' } }],
});

/** Three certificates in the width of the large one. */
export const thumbnails = style({
  gridColumn: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
});

export const caption = style({
  display: 'block',
  marginBlockStart: space[6],
  color: colour.textMuted,
  ...typography.caption,
  textAlign: 'center',
});

/** Marks the middle at both edges, outside of the name, on hover and focus. Two colours are visible on every template. */
export const guide = style({
  position: 'absolute',
  insetInline: 0,
  height: '1px',
  marginBlockStart: '-0.5px',
  pointerEvents: 'none',
  backgroundImage: `repeating-linear-gradient(to right, ${colour.accent} 0 4px, ${white} 4px 8px)`,
  maskImage: 'linear-gradient(to right, #000 0 4.5%, transparent 4.5% 95.5%, #000 95.5%)',
  opacity: 0,
  transition: `opacity ${motion.fast} ${motion.ease}`,
  selectors: {
    [active]: { opacity: 1 },
    '&[data-snapped]': { backgroundImage: 'none', backgroundColor: colour.accent },
  },
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
});

/** Covers the template. Only the handle reacts to the pointer, so that a touch elsewhere scrolls the page. */
export const track = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

/** React Aria sets its height on the template and centres it. */
export const handle = style({
  left: '50%',
  width: '100%',
  height: '32px',
  pointerEvents: 'auto',
  borderRadius: radius.control,
  cursor: 'ns-resize',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:not([data-disabled]):is(:hover, :active, [data-dragging])': {
      backgroundColor: `color-mix(in srgb, ${colour.accent} 14%, transparent)`,
    },
    '&[data-disabled]': { cursor: 'default' },
  },
  '@media': { [media.touch]: { height: '40px' } },
});

const hairline = {
  content: '',
  flex: 1,
  height: '1px',
  backgroundColor: colour.accent,
  boxShadow: `0 0 0 1px color-mix(in srgb, ${white} 50%, transparent)`,
} as const;

/** The name line: a hairline up to the name, with a second colour that is visible on every template. */
export const line = style({
  ...coverAll,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  '::before': hairline,
  '::after': hairline,
  borderRadius: radius.control,
  selectors: { ':focus-visible + &': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' } },
});

/** A box around the name, while it is moved. */
export const nameBox = style({
  flex: 'none',
  border: `1px solid ${colour.accent}`,
  borderRadius: radius.control,
  opacity: 0,
  transition: `opacity ${motion.fast} ${motion.ease}`,
  selectors: { [active]: { opacity: 1 } },
});

/** Next to the ruler: a label with the position. Otherwise six dots in the margin that no name reaches. */
export const grip = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[2],
  width: '4.5%',
  minWidth: '12px',
  paddingBlock: space[4],
  borderStartStartRadius: radius.control,
  borderEndStartRadius: radius.control,
  backgroundColor: colour.accent,
  color: colour.onAccent,
  selectors: { '[data-disabled] > &': { display: 'none' } },
  '@container': {
    [fitsRuler]: {
      insetInline: `calc(100% + ${space[4]}) auto`,
      // With `auto`, WebKit leaves the icon out of the width.
      width: 'max-content',
      paddingInline: `${space[2]} ${space[8]}`,
      borderRadius: radius.control,
      // Covers the marks behind it.
      boxShadow: `0 0 0 4px ${colour.surfacePressed}`,
    },
  },
  // Forced-colors mode would paint over the text.
  forcedColorAdjust: 'none',
  '@media': {
    [media.forcedColours]: { border: '1px solid CanvasText', backgroundColor: 'Canvas', color: 'CanvasText' },
  },
});

/** Above the line while the name is moved, if there is no ruler. */
export const positionLabel = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space[4]})`,
  insetInlineEnd: 0,
  padding: `${space[2]} ${space[6]}`,
  borderRadius: radius.control,
  backgroundColor: 'inherit',
  ...typography.caption,
  ...typography.number,
  whiteSpace: 'nowrap',
  visibility: 'hidden',
  selectors: { [active]: { visibility: 'visible' } },
  '@container': { [fitsRuler]: { position: 'static', padding: 0, visibility: 'visible' } },
});

export const placeholder = style({
  ...centredColumn,
  gap: space[12],
  minHeight: '240px',
  padding: space[24],
  borderBlockStart: `1px solid ${colour.border}`,
  borderEndStartRadius: radius.card,
  borderEndEndRadius: radius.card,
  backgroundColor: colour.surfaceSunken,
  color: colour.textMuted,
  ...typography.note,
});

export const failure = style({ display: 'flex', gap: space[6], color: colour.criticalText, textAlign: 'start' });

/** All controls in one row. On a phone they are in two columns of one width. */
export const controls = style([bar, { columnGap: space[8], paddingBlockEnd: space[8] }]);
globalStyle(`${controls} button`, { paddingInline: space[8] });
globalStyle(`${controls} > *`, { flex: '1 1 40%', '@container': { [fitsRuler]: { flex: 'none' } } });

/** What sets the position without moving the name step by step. */
export const resets = style({ display: 'flex', gap: space[6] });
globalStyle(`${resets} > :first-child`, { flex: 1 });

/** The label next to the box. The name line shows the unit, so the description is for screen readers. */
export const number = style({ marginInlineStart: 'auto' });
globalStyle(`${number} > div`, { flexDirection: 'row', justifyContent: 'flex-end', alignItems: 'center' });
globalStyle(`${number} input`, { width: '3.5rem', paddingInline: space[8] });
globalStyle(`${number} p`, visuallyHiddenRules);

/** A hint, with actions at its end. */
export const footer = style([bar, { justifyContent: 'space-between', paddingBlockStart: 0 }]);

// The controls may come before the certificate.
globalStyle(`${mat} + ${footer}`, { paddingBlockStart: space[12] });

export const hint = style({ flex: '1 1 12rem', color: colour.textMuted, ...typography.caption });

/** Only for users with a keyboard. */
export const keys = style({ '@media': { [media.touch]: { display: 'none' } } });

/** On a phone they are below the columns of the controls. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 0 100%',
  gap: space[8],
  '@container': { [fitsRuler]: { flex: 'none' } },
});
globalStyle(`${actions} > *`, { flex: 1, '@container': { [fitsRuler]: { flex: 'none' } } });
