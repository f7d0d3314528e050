import { PREVIEW_WIDTH } from '@cpd/domain/certificate';
import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;
const white = '#fff';

/** The minimum width of the panel for buttons and number in two columns. */
const besideEachOther = '(width >= 24rem)';

/** The height of a field's label, which aligns a button with the box below it. */
const belowLabel = `calc(1lh + ${space[6]})`;

export const panel = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  width: '100%',
  maxWidth: `${PREVIEW_WIDTH}px`,
});

/** The certificate and the controls that move its name. */
export const editor = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

/** Has the aspect ratio of the template. */
export const frame = style({
  position: 'relative',
  width: '100%',
  // Certificates are white in every theme.
  backgroundColor: white,
  outline: `1px solid ${colour.border}`,
});

export const canvas = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

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
    [`${frame}:hover > &, ${panel}:focus-within &`]: { opacity: 1 },
    '&[data-snapped]': { backgroundImage: 'none', backgroundColor: colour.accent },
  },
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
});

/** Covers the template. Only the handle reacts to the pointer, so that a touch elsewhere scrolls the page. */
export const track = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

/** React Aria sets its height on the template and centres it there. */
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
    '&:has(:focus-visible)': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.touch]: { height: '40px' } },
});

/** Six dots in the margin that no name reaches. */
export const grip = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  display: 'flex',
  justifyContent: 'center',
  width: '4.5%',
  minWidth: '12px',
  paddingBlock: space[6],
  borderStartStartRadius: radius.control,
  borderEndStartRadius: radius.control,
  boxShadow: `0 0 0 1px ${colour.borderControl}`,
  backgroundColor: colour.surfaceRaised,
  color: colour.text,
  selectors: { '[data-disabled] > &': { display: 'none' } },
  '@media': { [media.forcedColours]: { outline: '1px solid' } },
});

export const placeholder = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  minHeight: '240px',
  padding: space[24],
  border: `1px dashed ${colour.borderControl}`,
  borderRadius: radius.card,
  backgroundColor: colour.surfaceSunken,
  color: colour.textMuted,
  ...typography.note,
  textAlign: 'center',
});

export const failure = style({ display: 'flex', gap: space[6], color: colour.criticalText, textAlign: 'start' });

/** The buttons next to the number, so that both fit in a low window, or above it. */
export const placing = style({
  display: 'grid',
  gap: space[16],
  '@container': { [besideEachOther]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 13fr)' } },
});

/** Next to the number the buttons are in a column that starts at the field's box. */
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10em, 100%), 1fr))',
  alignContent: 'start',
  gap: space[8],
  '@container': { [besideEachOther]: { paddingBlockStart: belowLabel } },
});
globalStyle(`${buttons} > *`, { display: 'flex' });

export const number = style({ display: 'flex', gap: space[12] });
globalStyle(`${number} > :first-child`, { minWidth: 0 });

// As wide as its description, so that the button is next to the box.
globalStyle(`${number} input`, { maxWidth: '100%' });

/** Aligns the button with the field's box. */
export const middle = style({ paddingBlockStart: belowLabel });
