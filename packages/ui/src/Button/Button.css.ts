import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { touchTarget } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { fontSize, media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;
// A button at an edge keeps the focus, but does not react to the pointer.
const off = '&:is(:disabled, [aria-disabled="true"]:not([data-pending]))';
const usable = '&:not(:disabled, [aria-disabled="true"])';
const hovered = `${usable}:hover:not(:active)`;

/** Colours of a button with a solid background. */
function solid(background: string, hover: string, pressed: string, text: string) {
  return {
    backgroundColor: background,
    color: text,
    borderColor: 'transparent',
    selectors: { [`${usable}:active`]: { backgroundColor: pressed } },
    '@media': { [media.hover]: { selectors: { [hovered]: { backgroundColor: hover } } } },
  };
}

/** Opts out of the forced-colors text backplate, which would hide light text on a filled button. */
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
      // Only while pending: hundreds of positioned buttons on a page would slow down typing.
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
      quiet: solid('transparent', colour.surfaceHover, colour.surfacePressed, colour.text),
      // Looks as a Link does.
      link: {
        borderStyle: 'none',
        color: colour.accentText,
        fontWeight: typography.body.fontWeight,
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '3px',
        '@media': { [media.hover]: { selectors: { [hovered]: { textDecorationThickness: '2px' } } } },
      },
      text: { justifyContent: 'flex-start', borderStyle: 'none', fontWeight: typography.body.fontWeight },
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
    // The width of a form's column, because a button across a wide card would look like a bar.
    isWide: { true: { width: '100%', maxWidth: '416px' } },
  },
  compoundVariants: [
    { variants: { variant: 'quiet' }, style: { selectors: { [off]: { backgroundColor: 'transparent' } } } },
    { variants: { variant: 'link' }, style: { selectors: { [off]: { backgroundColor: 'transparent' } } } },
    {
      // Begins where a text would, and ends where another button would.
      variants: { variant: 'text', size: 'small' },
      style: {
        paddingInline: `0 calc(${space[16]} + 2px)`,
        selectors: { [off]: { backgroundColor: 'transparent', cursor: 'default' } },
      },
    },
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

/** The label, invisible below the spinner but with its width. */
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minWidth: 0,
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const pendingMark = style({ position: 'absolute', display: 'inline-flex' });
