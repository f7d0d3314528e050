import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { barHeight, layer, media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';
import { navigationWidth } from './navigationWidth.ts';

const { colour } = vars;

/** Bar above, navigation left, content right. */
export const shell = style({
  display: 'grid',
  gridTemplate: `${barHeight} 1fr / ${navigationWidth.wide} minmax(0, 1fr)`,
  gridTemplateAreas: '"bar bar" "navigation content"',
  minHeight: '100dvh',
  '@media': {
    [media.rail]: { gridTemplateColumns: `${navigationWidth.rail} minmax(0, 1fr)` },
    [media.medium]: { gridTemplate: `${barHeight} 1fr / minmax(0, 1fr)`, gridTemplateAreas: '"bar" "content"' },
    print: { display: 'block' },
  },
});

/** Leads past the navigation; seen while it has the focus. */
export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: layer.popover,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: radius.control,
  backgroundColor: colour.surfaceRaised,
  color: colour.accentText,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

/** The dark top bar. */
export const bar = style({
  gridArea: 'bar',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingInline: space[20],
  backgroundColor: colour.bar,
  color: colour.onBar,
  borderBlockEnd: `1px solid ${colour.barEdge}`,
  '@media': {
    [media.medium]: { gap: space[8], paddingInline: space[8] },
    [media.low]: { position: 'static' },
    print: { display: 'none' },
  },
});

globalStyle(`${bar} :focus-visible`, { outlineColor: colour.onBarFocus });

/** The sign before the title; a phone has no room for both. */
export const sign = style({ '@media': { [media.narrow]: { display: 'none' } } });

/** The product's title in the bar; where it has no room for one line it takes two, and is cut before the buttons are. */
export const title = style({
  ...typography.heading,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
});

/** What stands at the end of the bar. */
export const barEnd = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { gap: 0 } },
});

const barControl = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: '36px',
  height: '36px',
  padding: `0 ${space[8]}`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  ...typography.label,
  cursor: 'pointer',
  selectors: { '&:is(:active, [aria-expanded="true"])': { backgroundColor: colour.barHover } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: colour.barHover } } },
    [media.touch]: { minWidth: '40px', height: '40px' },
  },
});

/** A button of the bar. */
export const barButton = style([barControl, { maxWidth: '14rem' }]);

/** Its words, which a phone leaves out. */
export const barWords = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { display: 'none' } },
});

/** Says that a menu opens, beside the words; where the title would be cut for it, the words do. */
export const barSign = style({
  display: 'inline-flex',
  flex: 'none',
  '@media': { [media.medium]: { display: 'none' } },
});

/** The words of the search button; on a phone they are its name alone. */
export const searchWords = style([
  barWords,
  { '@media': { [media.narrow]: { display: 'block', position: 'absolute', opacity: 0, width: '1px' } } },
]);

/** The way to the palette, in the look of a search box; on a phone its sign alone. */
export const barSearch = style([
  barControl,
  {
    // With large text it gives way to the title, down to its sign.
    width: 'clamp(36px, 100vw - 44rem, 16.25rem)',
    justifyContent: 'flex-start',
    overflow: 'hidden',
    containerType: 'inline-size',
    borderColor: colour.barHover,
    fontWeight: typography.body.fontWeight,
    '@media': {
      [media.medium]: { width: 'clamp(36px, 100vw - 28rem, 200px)' },
      [media.narrow]: { width: '40px', justifyContent: 'center', borderColor: 'transparent', color: 'inherit' },
      [media.forcedColours]: { borderColor: 'ButtonBorder' },
    },
  },
]);

/** The keys that do the same, where they have room. */
export const barKeys = style({
  flex: 'none',
  marginInlineStart: 'auto',
  padding: `0 ${space[6]}`,
  border: `1px solid ${colour.barHover}`,
  borderRadius: '4px',
  ...typography.caption,
  fontFamily: 'inherit',
  '@container': { '(width < 9rem)': { display: 'none' } },
  '@media': { [media.medium]: { display: 'none' } },
});

/** The first letter of who is signed in, on a disc. */
export const initial = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: radius.pill,
  backgroundColor: colour.accent,
  color: colour.onAccent,
  ...typography.caption,
  fontWeight: typography.heading.fontWeight,
  textTransform: 'uppercase',
  // Decoration: the name stands beside it.
  '::before': { content: ['attr(data-initial)', 'attr(data-initial) / ""'] },
  '@media': {
    // The browser lays its own ground under the letter, whose colour has to stand on that.
    [media.forcedColours]: { border: '1px solid', backgroundColor: 'Canvas', color: 'CanvasText' },
  },
});

/** Opens the navigation where there is no room for it. */
export const menuButton = style({
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:active': { backgroundColor: colour.barHover } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: colour.barHover } } },
    [media.medium]: { display: 'grid' },
  },
});

/** The navigation: a column, a rail below 1200 px, or a menu below 900 px. */
export const navigation = style({
  gridArea: 'navigation',
  position: 'sticky',
  insetBlockStart: barHeight,
  alignSelf: 'start',
  height: `calc(100dvh - ${barHeight})`,
  padding: space[12],
  overflowY: 'auto',
  backgroundColor: colour.surfaceRaised,
  borderInlineEnd: `1px solid ${colour.border}`,
  '@media': {
    [media.rail]: { padding: `${space[8]} ${space[4]}` },
    [media.medium]: {
      position: 'fixed',
      insetBlockStart: barHeight,
      insetInlineStart: 0,
      zIndex: layer.menu,
      width: 'min(280px, 85vw)',
      boxShadow: elevation.dialog,
      selectors: { '&[data-open="false"]': { display: 'none' } },
    },
    print: { display: 'none' },
  },
});

/** The entries, one below the other. */
export const entries = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

/** One entry of the navigation: words behind an icon, on a rail below it. */
export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '36px',
  padding: `6px ${space[12]}`,
  borderRadius: radius.control,
  color: colour.text,
  textDecoration: 'none',
  ...typography.note,
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      backgroundColor: colour.accentSoft,
      color: colour.accentText,
      fontWeight: typography.label.fontWeight,
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: colour.surfaceHover } } },
    [media.touch]: { minHeight: '44px' },
    [media.rail]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: space[4],
      minHeight: '56px',
      paddingInline: space[2],
      fontSize: typography.caption.fontSize,
      lineHeight: typography.heading.lineHeight,
      textAlign: 'center',
    },
    [media.forcedColours]: {
      selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

globalStyle(`${entry} > svg`, { '@media': { [media.rail]: { width: '1.25rem', height: '1.25rem' } } });

/** How many things wait behind an entry: at its end, on a rail at the shoulder of its icon. */
export const count = style({
  ...typography.caption,
  ...typography.number,
  marginInlineStart: 'auto',
  color: colour.textMuted,
  '@media': {
    [media.rail]: {
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: 'calc(50% + 0.375rem)',
      minWidth: '1.125rem',
      paddingInline: space[4],
      borderRadius: radius.pill,
      backgroundColor: colour.accent,
      color: colour.onAccent,
      lineHeight: '1rem',
      fontWeight: typography.label.fontWeight,
    },
    // The browser lays its own ground under the number, whose colour has to stand on that.
    [`${media.rail} and ${media.forcedColours}`]: {
      border: '1px solid',
      backgroundColor: 'Canvas',
      color: 'CanvasText',
    },
  },
});

/** The page's content on light grey. */
export const content = style({
  gridArea: 'content',
  padding: `${space[24]} ${space[32]} ${space[64]}`,
  outline: 'none',
  '@media': {
    [media.compact]: { paddingInline: space[20] },
    [media.narrow]: { padding: `${space[16]} ${space[16]} ${space[48]}` },
    print: { padding: 0 },
  },
});

// What takes the focus comes out from behind the bar; a browser by itself takes it to be in view there.
globalStyle(`${content} :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBlockStart: `calc(${barHeight} + ${space[8]})`,
});

/** Keeps lines readable on very wide screens. */
export const measure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  maxWidth: '1200px',
  marginInline: 'auto',
});
