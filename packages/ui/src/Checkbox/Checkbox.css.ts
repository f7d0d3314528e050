import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion, space } from '../theme/scale.ts';
import { anyScript } from '../theme/typography.ts';

const { colour } = vars;

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlock: space[6],
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: colour.textDisabled, cursor: 'default' } },
  '@media': { [media.touch]: { paddingBlock: space[8], minHeight: space[40] } },
});

// React Aria clips the input to one pixel. Placed over the drawn box, it is found by touch exploration of screen
// readers and by tools that press at its position.
globalStyle(`${row} > span:first-child`, {
  position: 'absolute !important' as 'absolute',
  width: '18px !important',
  height: '18px !important',
  margin: '0 !important',
  marginBlockStart: 'calc((1lh - 18px) / 2) !important',
  clip: 'auto !important',
  clipPath: 'none !important',
  opacity: 0,
});
globalStyle(`${row} > span:first-child > input`, {
  display: 'block',
  width: '100%',
  height: '100%',
  margin: 0,
  cursor: 'inherit',
});

/** The drawn box, centred on the first line of the label. */
export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  marginBlockStart: 'calc((1lh - 18px) / 2)',
  border: `1px solid ${colour.borderControl}`,
  borderRadius: '4px',
  backgroundColor: colour.surfaceRaised,
  color: 'transparent',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '[data-hovered] > &': { borderColor: colour.text },
    '[data-selected] > &': {
      borderWidth: '2px',
      borderColor: colour.accent,
      backgroundColor: colour.accent,
      color: colour.onAccent,
    },
    '[data-disabled] > &': { borderColor: colour.border, backgroundColor: colour.surfaceHover },
    '[data-selected][data-disabled] > &': { backgroundColor: colour.surfaceHover, color: colour.textDisabled },
    '[data-focus-visible] > &': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '[data-selected] > &': { borderColor: 'Highlight' } } },
  },
});

export const label = style({ ...anyScript, minWidth: 0, overflowWrap: 'anywhere' });
