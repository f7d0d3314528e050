import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontSize, layer, media, radius, space } from '../theme/scale.ts';

const { colour } = vars;
const white = '#fff';

/** Toolbar above, pages below, as one box. */
export const viewer = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${colour.border}`,
  borderRadius: radius.card,
  backgroundColor: colour.surfaceRaised,
});

/** Everything that can be done with the PDF; wraps where there is no room. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  // As high before the page field is there as with it, or the pages would be pushed down.
  minHeight: '53px',
  padding: space[8],
  borderBlockEnd: `1px solid ${colour.border}`,
  '@media': { [media.narrow]: { justifyContent: 'flex-start', gap: space[4] } },
});

/** A few tools that belong together; in a narrow window they fill the lines one after the other. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@media': { [media.narrow]: { display: 'contents' } },
});

/** The page number and how many there are. */
export const pageField = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[6],
  // Begins where the words of a quiet button do.
  marginInline: space[8],
  fontVariantNumeric: 'tabular-nums',
});

/** As narrow as a page number. */
export const pageInput = style({ width: '4.5em' });

/** The zoom in per cent, of one width for all. */
export const zoomValue = style({ minWidth: '3.5em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' });

/** The window on the pages. */
export const scroller = style({
  // Pages are placed and scrolled from the left in every language.
  direction: 'ltr',
  position: 'relative',
  height: 'min(80dvh, 900px)',
  minHeight: '320px',
  overflowX: 'auto',
  overflowY: 'scroll',
  backgroundColor: colour.surfaceSunken,
  // The place is kept by our own anchor; two of them fight.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-2px', zIndex: layer.sticky } },
});

/** As high and wide as all pages together. */
export const pages = style({ position: 'relative', minWidth: '100%' });

/** A sheet of paper, in the middle. */
export const page = style({
  position: 'absolute',
  insetInline: 0,
  marginInline: 'auto',
  backgroundColor: white,
  color: '#000',
  boxShadow: `0 1px 3px ${colour.shadow}`,
  overflow: 'hidden',
  '@media': { [media.forcedColours]: { outline: '1px solid CanvasText' } },
});

/** Holds the page's bitmap. */
export const picture = style({ position: 'absolute', inset: 0 });
globalStyle(`${picture} > canvas`, { width: '100%', height: '100%' });

/** Said in place of a page that cannot be drawn. */
export const pageFailure = style({ padding: space[24], fontSize: fontSize[14] });

/** The page's words, unseen over their picture, for the selection and for screen readers. */
export const textLayer = style({
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
  vars: {
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
    '--min-font-size': '1',
  },
});

// The engine sets these variables on each run of words: its height in points, how much to stretch and to turn it.
globalStyle(`${textLayer} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0 0',
});
globalStyle(`${textLayer} span:not([class="markedContent"])`, {
  fontSize: 'calc(var(--total-scale-factor) * var(--min-font-size) * var(--font-height, 0px))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(calc(1 / var(--min-font-size)))',
});
globalStyle(`${textLayer} span[class="markedContent"]`, { display: 'contents' });
globalStyle(`${textLayer} ::selection`, {
  backgroundColor: 'color-mix(in srgb, Highlight 35%, transparent)',
  color: 'transparent',
});

/** The place of the pages while there are none. */
export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[16],
  minHeight: '320px',
  padding: space[24],
  backgroundColor: colour.surfaceSunken,
  textAlign: 'center',
});

/** The sentence about a PDF that cannot be shown. */
export const failure = style({ display: 'flex', gap: space[8], maxWidth: '60ch', textAlign: 'start' });
globalStyle(`${failure} > svg`, { marginBlockStart: '2px', color: colour.criticalText });
