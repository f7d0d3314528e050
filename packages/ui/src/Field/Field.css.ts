import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { fontSize, media, motion, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[6], minWidth: 0 });

export const labelRow = style(typography.label);

/** The mark of a required field, right behind the last word of its label. */
export const requiredMark = style({ marginInlineStart: space[4], color: colour.criticalText });

export const help = style({ ...typography.note, overflowWrap: 'anywhere', color: colour.textMuted });

export const error = style({
  position: 'relative',
  paddingInlineStart: '22px',
  overflowWrap: 'anywhere',
  color: colour.criticalText,
  ...typography.note,
});

// Beside the words rather than among them, whichever way they read.
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
    '&::placeholder': { color: colour.textMuted, opacity: 1 },
    // The ring sits on the field's own edge, so that fields one above the other keep their distance.
    '&:focus-visible': { outlineOffset: '-1px', borderColor: colour.focus },
    '&[aria-invalid="true"]': { borderColor: colour.critical, boxShadow: `inset 0 0 0 1px ${colour.critical}` },
    // Beside a wrong field's edge: over it, the two would mix.
    '&[aria-invalid="true"]:focus-visible': { outlineOffset: '1px', borderColor: colour.critical },
    '&:disabled': { backgroundColor: colour.surfaceHover, borderColor: colour.border, color: colour.textDisabled },
    '&:is(input, textarea):read-only:not(:disabled)': { backgroundColor: colour.surfaceSunken },
  },
  '@media': {
    // Below 16 px iOS zooms the page when a field takes the focus.
    [media.touch]: { minHeight: '40px', fontSize: fontSize[16] },
    // There shadows are left out, and every edge has one colour.
    [media.forcedColours]: { selectors: { '&[aria-invalid="true"]': { borderWidth: '2px' } } },
  },
});

/** Holds an input and what stands over its edges. */
export const frame = style({ position: 'relative' });

/** Keeps what is typed from running under the button at an input's end. */
export const roomAtEnd = style({ paddingInlineEnd: '40px' });

/** A button over the end of an input. */
export const buttonAtEnd = style({
  ...bareButton,
  position: 'absolute',
  insetBlock: '4px',
  insetInlineEnd: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  color: colour.textMuted,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled': { color: colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:enabled': { color: colour.text, backgroundColor: colour.surfaceHover } } },
    [media.touch]: { insetBlock: 0, insetInlineEnd: 0, width: '40px' },
  },
});
