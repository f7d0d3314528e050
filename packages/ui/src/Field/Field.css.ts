import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton, placeholder } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { fontSize, media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[6], minWidth: 0 });

export const labelRow = style(typography.label);

export const requiredMark = style({ marginInlineStart: space[4], color: colour.criticalText });

export const help = style({ ...typography.note, overflowWrap: 'anywhere', color: colour.textMuted });

export const error = style({
  position: 'relative',
  paddingInlineStart: '1.375rem',
  overflowWrap: 'anywhere',
  color: colour.criticalText,
  ...typography.note,
});

// Next to the text in any text direction.
globalStyle(`${error} > svg`, { position: 'absolute', insetBlockStart: '2px', insetInlineStart: 0 });

export const input = style({
  width: '100%',
  minHeight: '36px',
  padding: `7px ${space[12]}`,
  border: `1px solid ${colour.borderControl}`,
  borderRadius: radius.control,
  backgroundColor: colour.surfaceRaised,
  color: colour.text,
  fontSize: 'inherit',
  transition: `border-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&::placeholder': placeholder,
    // On the border, so that it does not overlap the field above or below.
    '&:focus-visible': { outlineOffset: '-1px', borderColor: colour.focus },
    '&[aria-invalid="true"]': { borderColor: colour.critical, boxShadow: `inset 0 0 0 1px ${colour.critical}` },
    // Outside of the red border, because the two colours would blend.
    '&[aria-invalid="true"]:focus-visible': { outlineOffset: '1px', borderColor: colour.critical },
    '&:disabled': { backgroundColor: colour.surfaceHover, borderColor: colour.border, color: colour.textDisabled },
    '&:is(input, textarea):read-only:not(:disabled)': { backgroundColor: colour.surfaceSunken },
  },
  '@media': {
    // iOS zooms the page when a field with a smaller font is focused.
    [media.touch]: { minHeight: '40px', fontSize: fontSize[16] },
    // Forced-colors mode removes shadows and gives all borders one colour.
    [media.forcedColours]: { selectors: { '&[aria-invalid="true"]': { borderWidth: '2px' } } },
  },
});

export const frame = style({ position: 'relative' });

export const roomAtEnd = style({ paddingInlineEnd: '2.5rem' });

/** A button inside the end of an input. */
export const buttonAtEnd = style({
  ...bareButton,
  position: 'absolute',
  insetBlock: '4px',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  color: colour.textMuted,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled': { color: colour.text, backgroundColor: colour.surfaceHover } } },
    [media.touch]: { insetBlock: 0, insetInlineEnd: 0, width: '2.5rem' },
  },
});
