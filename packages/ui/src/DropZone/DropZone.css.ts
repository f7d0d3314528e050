import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[6], minWidth: 0 });

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

/** What is set, beside how to change it and how that is going; one below the other where there is no room. */
export const content = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[16] });

/**
 * What is set now; no wider than a preview gets, or a large picture would push the button away. A picture of 16:9 has its
 * height kept while it loads, so that the form below stays where it is; a smaller one stands on a mat of that size.
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

export const setFile = style({ overflowWrap: 'anywhere' });

export const setName = style(typography.label);

export const hint = style({ color: colour.textMuted });

/** Says over the whole zone what a drop would do, so that nothing moves while something hangs over it. */
export const verdict = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  padding: space[16],
  borderRadius: `calc(${radius.card} - 1px)`,
  ...typography.label,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: {
    '[data-verdict="accept"] > &': { backgroundColor: colour.positiveSoft, color: colour.positiveText },
    ':is([data-verdict="reject"], [data-verdict="tooMany"]) > &': {
      backgroundColor: colour.criticalSoft,
      color: colour.criticalText,
    },
    '[data-verdict="unknown"] > &': { backgroundColor: colour.accentSoft, color: colour.accentText },
  },
});

export const requirement = style({ ...typography.note, color: colour.textMuted });

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

// No higher than its line, so that the sentence stays beside the sign.
globalStyle(`${sentences} > button`, { marginBlock: '-4px' });

export const sentence = style({ flex: '1 1 12em', minWidth: 0 });

export const progress = style({
  alignSelf: 'stretch',
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  ...typography.note,
});

export const progressHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});

/** The file's name; long ones break, and very large ones push Cancel below. */
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
    // Striped, so that it does not pass for a bar that is full, with reduced motion least of all.
    '&[data-indeterminate]': {
      backgroundColor: 'transparent',
      backgroundImage: `repeating-linear-gradient(-45deg, ${colour.accent} 0 8px, transparent 8px 16px)`,
      animation: `${wait} 1600ms ease-in-out infinite`,
    },
  },
  // The stripes are a picture, which the reader's own palette would take away.
  forcedColorAdjust: 'none',
});
