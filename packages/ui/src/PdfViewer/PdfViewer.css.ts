import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';
import { frame as searchFrame } from '../SearchField/SearchField.css.ts';
import { centredColumn, raisedSurface, wrappingRow } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { layer, media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;
// Pages and their highlights keep their colours in the dark theme.
const white = '#fff';
const marker = 'oklch(0.87 0.18 95 / 45%)';
const strongMarker = 'oklch(0.78 0.17 60 / 50%)';

export const viewer = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  ...raisedSurface,
});

export const toolbar = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[8],
  // The height with the page field, so that the pages do not shift when it appears.
  minHeight: '53px',
  padding: space[8],
  borderBlockEnd: `1px solid ${colour.border}`,
});

export const tools = style({ ...wrappingRow });

export const pageField = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  marginInlineStart: space[8],
  ...typography.number,
});

export const pageInput = style([input, { width: '3.5em', paddingInline: space[8] }]);

/** A fixed width, so that the buttons do not move. */
export const zoomValue = style({ minWidth: '3.5em', textAlign: 'center', ...typography.number });

/** Below this width the search has a line of its own. */
const isNarrow = '(max-width: 1000px)';

/** The search field and the number of matches. */
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@container': { [isNarrow]: { order: 1, width: '100%' } },
});

export const searchField = style([
  searchFrame,
  { width: '220px', minWidth: 0, '@container': { [isNarrow]: { flex: 1 } } },
]);

/** A fixed width, so that the tools do not move. */
export const matchCount = style({
  minWidth: '8.5em',
  whiteSpace: 'nowrap',
  color: colour.textMuted,
  ...typography.note,
  ...typography.number,
});

const frame = style({ position: 'relative' });

/** The height of a whole page, small enough that the form continues in view. */
const foldedHeight = '280px';

export const frames = styleVariants({
  open: [frame, { height: 'min(80dvh, 900px)', minHeight: '320px' }],
  folded: [frame, { height: foldedHeight }],
});

/** The scroll container that pdf.js fills. */
export const scroller = style({
  // pdf.js requires this.
  position: 'absolute',
  inset: 0,
  // pdf.js places and scrolls pages from the left.
  direction: 'ltr',
  overflowX: 'auto',
  overflowY: 'scroll',
  backgroundColor: colour.surfaceSunken,
  selectors: { '&:focus-visible': { outlineOffset: '-2px', zIndex: layer.sticky } },
});

globalStyle(`${frames.folded} > ${scroller}`, { overflow: 'hidden' });

// The class names and variables below are pdf.js's. Its own style sheet has 230 kB.
const within = (selector: string) => `${scroller} ${selector}`;

globalStyle(within('.page'), {
  vars: {
    '--user-unit': '1',
    '--total-scale-factor': 'calc(var(--scale-factor) * var(--user-unit))',
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  },
  position: 'relative',
  margin: `${space[12]} auto`,
  backgroundColor: white,
  color: '#000',
  boxShadow: elevation.sheet,
  overflow: 'clip',
  '@media': { [media.forcedColours]: { outline: '1px solid CanvasText' } },
});
globalStyle(within('.canvasWrapper canvas'), { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' });
// Rotated pages have rotated layers.
globalStyle(within('[data-main-rotation="90"]'), { transform: 'rotate(90deg) translateY(-100%)' });
globalStyle(within('[data-main-rotation="180"]'), { transform: 'rotate(180deg) translate(-100%, -100%)' });
globalStyle(within('[data-main-rotation="270"]'), { transform: 'rotate(270deg) translateX(-100%)' });

// The transparent text over the picture of a page, for selection, search and screen readers.
globalStyle(within('.textLayer'), {
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textAlign: 'start',
  textSizeAdjust: 'none',
  transformOrigin: '0 0',
  forcedColorAdjust: 'none',
});
globalStyle(within('.textLayer :is(span, br)'), {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0 0',
});
globalStyle(within('.textLayer .markedContent'), { display: 'contents' });
globalStyle(within('.textLayer span:not(.markedContent)'), {
  fontSize: 'calc(var(--total-scale-factor) * var(--min-font-size, 1) * var(--font-height, 0px))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(calc(1 / var(--min-font-size, 1)))',
});
globalStyle(within('.textLayer ::selection'), {
  backgroundColor: 'color-mix(in srgb, Highlight 35%, transparent)',
  color: 'transparent',
});
// Covers the rest of the page during a selection, so that the selection does not jump to the end of the page.
globalStyle(within('.textLayer .endOfContent'), { position: 'absolute', inset: '100% 0 0', userSelect: 'none' });
globalStyle(within('.textLayer.selecting .endOfContent'), { top: 0 });

// Search matches, and the selected one.
globalStyle(within('.highlight'), { borderRadius: '2px', backgroundColor: marker, scrollMargin: space[64] });
globalStyle(within('.highlight.appended'), { position: 'static' });
globalStyle(within('.highlight.selected'), { backgroundColor: strongMarker, outline: '2px solid oklch(0.68 0.19 50)' });

// Links are above the text. Notes and form fields are part of the picture.
globalStyle(within('.annotationLayer'), {
  position: 'absolute',
  top: 0,
  left: 0,
  pointerEvents: 'none',
  transformOrigin: '0 0',
});
globalStyle(within('.annotationLayer section'), { position: 'absolute', transformOrigin: '0 0' });
globalStyle(within('.annotationLayer section:not(.linkAnnotation)'), { display: 'none' });
globalStyle(within('.linkAnnotation > a'), { position: 'absolute', inset: 0, pointerEvents: 'auto' });
globalStyle(within('.linkAnnotation > a:hover'), {
  backgroundColor: `color-mix(in srgb, ${colour.accent} 20%, transparent)`,
});
globalStyle(within('.overlaidText'), { position: 'absolute', width: 0, height: 0, overflow: 'hidden' });

/** Replaces a page that pdf.js cannot render. */
export const pageFailure = style({ ...typography.note, padding: space[24] });

/** Replaces the pages while the PDF loads and when it fails to load. */
const notice = style({
  ...centredColumn,
  gap: space[16],
  padding: space[24],
  backgroundColor: colour.surfaceSunken,
});

export const notices = styleVariants({
  open: [notice, { minHeight: '320px' }],
  folded: [notice, { minHeight: foldedHeight }],
});

export const failure = style({ display: 'flex', gap: space[8], maxWidth: '60ch', textAlign: 'start' });
globalStyle(`${failure} > svg`, { marginBlockStart: '2px', color: colour.criticalText });
