import { globalStyle, style } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';
import { frame as searchFrame } from '../SearchField/SearchField.css.ts';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { layer, media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHiddenRules } from '../VisuallyHidden/visuallyHiddenRules.ts';

const { colour } = vars;
// A page is paper by night, too, and so are the marks on it.
const white = '#fff';
const marker = 'oklch(0.87 0.18 95 / 45%)';
const strongMarker = 'oklch(0.78 0.17 60 / 50%)';

/** Toolbar above, pages below, as one box. */
export const viewer = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${colour.border}`,
  borderRadius: radius.card,
  backgroundColor: colour.surfaceRaised,
});

// Words, and a search in view, need this much.
const isNarrow = '(max-width: 599.98px)';

/** Everything that can be done with the PDF: one line, or two on a phone. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  // As high before the page field is there as with it, or the pages would be pushed down.
  minHeight: '53px',
  padding: space[8],
  borderBlockEnd: `1px solid ${colour.border}`,
});

/** A few tools that belong together. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

/** The words of a tool, which leave their room to its sign where it is narrow. */
export const words = style({ '@container': { [isNarrow]: visuallyHiddenRules } });

/** The sign of a tool whose words have no room. */
export const sign = style({ display: 'none', '@container': { [isNarrow]: { display: 'flex' } } });

/** Opens the search where it is not in view anyway. */
export const searchOpener = style([sign]);

/** The page number and how many there are. */
export const pageField = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  // Begins where the words of a quiet button do.
  marginInlineStart: space[8],
  ...typography.number,
  '@container': { [isNarrow]: { marginInline: `0 ${space[4]}` } },
});
globalStyle(`${pageField} > label`, { '@container': { [isNarrow]: visuallyHiddenRules } });

/** As narrow as a page number. */
export const pageInput = style([input, { width: '3.5em', paddingInline: space[8] }]);

/** The zoom in per cent, of one width for all. */
export const zoomValue = style({ minWidth: '3.5em', textAlign: 'center', ...typography.number });

// Beside the form's other cards there is no room for the search in the line of the other tools.
const isCrowded = '(max-width: 1000px)';

/** The find field and what it found; where it is crowded they fill the last line, where it is narrow once they are asked for. */
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  '@container': {
    [isCrowded]: { order: 1, width: '100%' },
    [isNarrow]: { selectors: { '&[data-open="false"]': { display: 'none' } } },
  },
});

/** As wide as a word or two, or as there is room on a line of its own. */
export const searchField = style([
  searchFrame,
  { width: '220px', minWidth: 0, '@container': { [isCrowded]: { flex: 1 } } },
]);

/** How many matches there are; the room is kept, or the tools would jump. */
export const matchCount = style({
  minWidth: '8.5em',
  whiteSpace: 'nowrap',
  color: colour.textMuted,
  ...typography.note,
  ...typography.number,
});

/** Holds the window on the pages. */
export const frame = style({ position: 'relative', height: 'min(80dvh, 900px)', minHeight: '320px' });

/** The window on the pages. */
export const scroller = style({
  // pdf.js asks for this.
  position: 'absolute',
  inset: 0,
  // Pages are placed and scrolled from the left in every language.
  direction: 'ltr',
  overflowX: 'auto',
  overflowY: 'scroll',
  backgroundColor: colour.surfaceSunken,
  selectors: { '&:focus-visible': { outlineOffset: '-2px', zIndex: layer.sticky } },
});

// What follows has the names that pdf.js gives, and the variables that it sets and reads.
const within = (selector: string) => `${scroller} ${selector}`;

// A sheet of paper, in the middle.
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
// Turned pages have their layers turned, too.
globalStyle(within('[data-main-rotation="90"]'), { transform: 'rotate(90deg) translateY(-100%)' });
globalStyle(within('[data-main-rotation="180"]'), { transform: 'rotate(180deg) translate(-100%, -100%)' });
globalStyle(within('[data-main-rotation="270"]'), { transform: 'rotate(270deg) translateX(-100%)' });

// The page's words, unseen over their picture, for the selection, the search and screen readers.
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
// Grows over the rest of the page while one selects, so that the selection does not jump to its end.
globalStyle(within('.textLayer .endOfContent'), { position: 'absolute', inset: '100% 0 0', userSelect: 'none' });
globalStyle(within('.textLayer.selecting .endOfContent'), { top: 0 });

// What was found, and the match that was gone to.
globalStyle(within('.highlight'), { borderRadius: '2px', backgroundColor: marker, scrollMargin: space[64] });
globalStyle(within('.highlight.appended'), { position: 'static' });
globalStyle(within('.highlight.selected'), { backgroundColor: strongMarker, outline: '2px solid oklch(0.68 0.19 50)' });

// Links lie over the words; notes and form fields are part of the picture.
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

/** Said in place of a page that cannot be drawn. */
export const pageFailure = style({ ...typography.note, padding: space[24] });

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
