import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { centredColumn, coverAll, wrappingRow } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

/** Takes no part in the layout of the content around the zone. */
export const dropArea = style({ display: 'contents' });

export const labelRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[8] });

export const label = style(typography.label);

export const zone = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[16],
  border: `1px dashed ${colour.borderControl}`,
  borderRadius: radius.card,
  backgroundColor: colour.surfaceRaised,
  transition: `border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[aria-disabled="true"]': { backgroundColor: colour.surfaceSunken },
    '&[data-verdict="accept"]': { borderColor: colour.positive, borderStyle: 'solid' },
    '&:is([data-verdict="reject"], [data-verdict="tooMany"])': { borderColor: colour.critical, borderStyle: 'solid' },
    '&[data-verdict="unknown"]': { borderColor: colour.accent, borderStyle: 'solid' },
  },
});

/** The current file next to the controls, or above them in a narrow zone. */
export const content = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[16] });

/**
 * The current file, at most as wide as a preview. The height of a 16:9 image is reserved while it loads, so that the form
 * does not shift.
 */
export const preview = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  width: 'min(200px, 100%)',
  minHeight: '112px',
  borderRadius: radius.control,
  backgroundColor: colour.surfaceHover,
});

export const prompt = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[8],
  flex: '1 1 14em',
  minWidth: 0,
  ...typography.note,
});

export const hint = style({ color: colour.textMuted });

/** Covers the zone during a drag, so that the layout does not change. */
export const verdict = style({
  ...coverAll,
  ...centredColumn,
  gap: space[4],
  padding: space[16],
  borderRadius: `calc(${radius.card} - 1px)`,
  ...typography.label,
  selectors: {
    '[data-verdict="accept"] > &': { backgroundColor: colour.positiveSoft, color: colour.positiveText },
    ':is([data-verdict="reject"], [data-verdict="tooMany"]) > &': {
      backgroundColor: colour.criticalSoft,
      color: colour.criticalText,
    },
    '[data-verdict="unknown"] > &': { backgroundColor: colour.accentSoft, color: colour.accentText },
  },
});

export const failure = style({
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  backgroundColor: colour.criticalSoft,
  color: colour.criticalText,
  ...typography.note,
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColours]: { border: '1px solid' } },
});

globalStyle(`${failure} > svg`, { marginBlockStart: '2px' });

export const sentences = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space[12]} ${space[8]}`,
  minWidth: 0,
});

// The height of a line, so that the text stays next to the icon.
globalStyle(`${sentences} > button`, { marginBlock: '-4px' });

export const message = style({ flex: '1 1 12em', minWidth: 0 });

export const progress = style({
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  ...typography.note,
});

export const progressHead = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[8],
});

/** The file name, which wraps. */
export const fileName = style({
  flex: '1 1 9em',
  minWidth: 0,
  overflowWrap: 'anywhere',
  ...typography.label,
});

export const progressText = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[8],
  color: colour.textMuted,
  ...typography.number,
});

export const bar = style({
  height: '6px',
  borderRadius: radius.pill,
  overflow: 'hidden',
  backgroundColor: colour.surfacePressed,
  '@media': { [media.forcedColours]: { border: '1px solid' } },
});

const wait = keyframes({ '0%, 100%': { opacity: 0.35 }, '50%': { opacity: 1 } });

export const fill = style({
  height: '100%',
  backgroundColor: colour.accent,
  transition: `inline-size ${motion.slow} ${motion.ease}`,
  selectors: {
    // Stripes distinguish it from a full bar, also with reduced motion.
    '&[data-indeterminate]': {
      backgroundColor: 'transparent',
      backgroundImage: `repeating-linear-gradient(-45deg, ${colour.accent} 0 8px, transparent 8px 16px)`,
      animation: `${wait} 1600ms ease-in-out infinite`,
    },
  },
  // Forced-colors mode would remove the stripes, which are a background image.
  forcedColorAdjust: 'none',
});
