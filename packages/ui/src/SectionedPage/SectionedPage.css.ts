import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight, layer, media, radius, space, vars } from '../theme/index.ts';

/** The height of the links to the sections, which stay below the top bar. */
const linksHeight = 'max(52px, 3.25rem)';

/** Covers the cards that scroll below it. */
export const sectionLinks = style({
  position: 'sticky',
  insetBlockStart: barHeight,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: linksHeight,
  marginBlock: `calc(-1 * ${space[12]})`,
  overflowX: 'auto',
  backgroundColor: vars.colour.surface,
  '@media': { [media.low]: { position: 'static' }, print: { display: 'none' } },
});

// The links cover what a browser scrolls to, in addition to the bar.
globalStyle(`html:has(${sectionLinks})`, {
  scrollPaddingBlockStart: linksHeight,
  '@media': { [media.low]: { scrollPaddingBlockStart: 0 } },
});

globalStyle(`${sectionLinks} > a`, { flex: 'none', '@media': { [media.narrow]: { paddingInline: space[8] } } });
globalStyle(`${sectionLinks} > [aria-current]`, {
  backgroundColor: vars.colour.accentSoft,
  color: vars.colour.accentText,
  borderRadius: radius.control,
  '@media': { [media.forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});

/** Focusable by links only, so that Tab continues from here. */
export const section = style({ outline: 'none' });
