import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, ellipsis, highlight } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { barHeight, layer, media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';
import { navigationWidth } from './navigationWidth.ts';

const { colour } = vars;

export const shell = style({
  display: 'grid',
  gridTemplate: `${barHeight} 1fr / ${navigationWidth.wide} minmax(0, 1fr)`,
  gridTemplateAreas: '"bar bar" "navigation content"',
  minHeight: '100dvh',
  '@media': {
    // Long words are not broken.
    [media.rail]: { gridTemplateColumns: `minmax(${navigationWidth.rail}, min-content) minmax(0, 1fr)` },
    [media.medium]: { gridTemplate: `${barHeight} 1fr / minmax(0, 1fr)`, gridTemplateAreas: '"bar" "content"' },
    print: { display: 'block' },
  },
});

/** Visible only while it is focused. */
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

/** The logo and the title. */
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  '@media': { [media.medium]: { gap: space[8] } },
});

export const brandLink = style([
  brand,
  {
    minHeight: '36px',
    // Its background reaches beyond its content, which stays where the page's skeleton has it.
    paddingInline: space[8],
    marginInline: `-${space[8]}`,
    borderRadius: radius.control,
    color: 'inherit',
    textDecorationLine: 'none',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&[aria-current]': { backgroundColor: colour.barHover, boxShadow: `inset 0 -2px ${colour.onBarFocus}` },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { backgroundColor: colour.barHover } } },
      [media.touch]: { minHeight: '40px' },
      [media.forcedColours]: { selectors: { '&[aria-current]': highlight } },
    },
  },
]);

globalStyle(`${brandLink} > svg`, { flex: 'none', color: colour.onBarMuted });
globalStyle(`${brandLink}:is(:hover, [aria-current]) > svg`, { color: 'inherit' });

/** Hidden on a phone, where there is space only for the title. */
export const logo = style({ '@media': { [media.narrow]: { display: 'none' } } });

/** Wraps to two lines on a phone. The title is truncated before the buttons are. */
export const title = style({
  ...typography.heading,
  minWidth: 0,
  ...ellipsis,
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
});

export const barEnd = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[8],
  marginInlineStart: 'auto',
  '@media': { [media.narrow]: { gap: 0 } },
});

/** Opens the navigation below 900 px. */
export const menuButton = style({
  ...bareButton,
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  selectors: { '&:active': { backgroundColor: colour.barHover } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: colour.barHover } } },
    [media.medium]: { display: 'grid' },
  },
});

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

// A browser scrolls a focused element into view, but does not know that the bar covers it.
globalStyle(`${content} :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBlockStart: `calc(${barHeight} + ${space[8]})`,
});

// The label of a field is above it.
globalStyle(`${content} :is(input, textarea)`, { scrollMarginBlockStart: `calc(${barHeight} + ${space[40]})` });

/** Limits the length of lines on wide screens. */
export const measure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  maxWidth: '1200px',
  marginInline: 'auto',
});
