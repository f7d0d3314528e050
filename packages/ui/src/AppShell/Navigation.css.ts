import { globalStyle, style } from '@vanilla-extract/css';
import { highlight } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { barHeight, layer, media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

/** A column, a rail below 1200 px, or a menu below 900 px. */
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

export const items = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

/** An icon and a label, which is below the icon on a rail. */
export const item = style({
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
      overflowWrap: 'normal',
      textAlign: 'center',
    },
    [media.forcedColours]: { selectors: { '&[aria-current]': highlight } },
  },
});

globalStyle(`${item} > svg`, { '@media': { [media.rail]: { width: '1.25rem', height: '1.25rem' } } });

/** The number of waiting items, on a rail at the corner of the icon. */
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
    // Forced-colors mode puts a Canvas backplate behind the number.
    [`${media.rail} and ${media.forcedColours}`]: {
      border: '1px solid',
      backgroundColor: 'Canvas',
      color: 'CanvasText',
    },
  },
});
