import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { touchTarget } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { fontSize, media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;
// A button at an edge keeps the focus, but does not answer to the pointer.
const off = '&:is(:disabled, [aria-disabled="true"]:not([data-pending]))';
const usable = '&:not(:disabled, [aria-disabled="true"])';
const hovered = `${usable}:hover:not(:active)`;

/** Colours of a button that fills with its colour. */
function solid(background: string, hover: string, pressed: string, text: string) {
  return {
    backgroundColor: background,
    color: text,
    borderColor: 'transparent',
    selectors: { [`${usable}:active`]: { backgroundColor: pressed } },
    '@media': { [media.hover]: { selectors: { [hovered]: { backgroundColor: hover } } } },
  };
}

/** Colours of a button whose words are as light as the paper: a plate of paper, as readers with their own palette get behind all words, would hide them. */
function filled(...colours: Parameters<typeof solid>) {
  return { ...solid(...colours), forcedColorAdjust: 'none' as const };
}

/** The look of a button, shared with links that act like one. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[6],
    maxWidth: '100%',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: radius.control,
    ...typography.label,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    touchAction: 'manipulation',
    transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [off]: {
        backgroundColor: colour.surfaceHover,
        borderColor: 'transparent',
        color: colour.textDisabled,
        cursor: 'not-allowed',
      },
      // Not always: a page of hundreds of positioned buttons costs the browser time with every key.
      '&[data-pending]': { position: 'relative', cursor: 'progress' },
    },
    '@media': {
      [media.touch]: touchTarget,
      [media.forcedColours]: { selectors: { [off]: { borderColor: 'GrayText', color: 'GrayText' } } },
    },
  },
  variants: {
    variant: {
      primary: filled(colour.accent, colour.accentHover, colour.accentPressed, colour.onAccent),
      critical: filled(colour.critical, colour.criticalHover, colour.criticalPressed, colour.onCritical),
      secondary: {
        ...solid(colour.surfaceRaised, colour.surfaceHover, colour.surfacePressed, colour.text),
        borderColor: colour.borderAction,
      },
      quiet: {
        ...solid('transparent', colour.surfaceHover, colour.surfacePressed, colour.text),
        selectors: {
          ...solid('transparent', colour.surfaceHover, colour.surfacePressed, colour.text).selectors,
          [off]: { backgroundColor: 'transparent' },
        },
      },
    },
    tone: {
      neutral: {},
      accent: {},
      critical: {},
    },
    size: {
      small: { minHeight: '28px', padding: `3px ${space[8]}` },
      medium: { minHeight: '36px', padding: `7px ${space[16]}` },
      large: { minHeight: '44px', padding: `9px ${space[20]}`, fontSize: fontSize[16] },
    },
    // As wide as a form's column: in a wide card it would be a bar.
    isWide: { true: { width: '100%', maxWidth: '416px' } },
  },
  compoundVariants: [
    {
      variants: { variant: 'secondary', tone: 'accent' },
      style: { selectors: { [usable]: { color: colour.accentText, borderColor: colour.accent } } },
    },
    {
      variants: { variant: 'quiet', tone: 'critical' },
      style: {
        selectors: {
          [usable]: { color: colour.criticalText },
          [`${usable}:active`]: { backgroundColor: colour.criticalSoft },
        },
        '@media': { [media.hover]: { selectors: { [hovered]: { backgroundColor: colour.criticalSoft } } } },
      },
    },
  ],
});

/** The label; hidden but keeping its width while the spinner stands over it. */
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minWidth: 0,
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const pendingMark = style({ position: 'absolute', display: 'inline-flex' });
