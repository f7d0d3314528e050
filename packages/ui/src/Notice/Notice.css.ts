import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wrappingRow } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

export const iconTones = styleVariants({
  neutral: {},
  info: { color: colour.accentText },
  caution: { color: colour.cautionText },
  positive: { color: colour.positiveText },
  critical: { color: colour.criticalText },
});

/** Has the corners of the notice, for the focus ring. */
export const frame = style({ borderRadius: radius.control });

/** Reserves the space until the notice appears. */
const reservedSpace = style({ selectors: { '&[data-silent]': { visibility: 'hidden' } } });

export const strip = style([
  reservedSpace,
  {
    ...wrappingRow,
    justifyContent: 'space-between',
    gap: `${space[12]} ${space[16]}`,
    padding: `${space[12]} ${space[16]}`,
    border: '1px solid',
    borderRadius: radius.control,
  },
]);

export const text = style({ display: 'flex', alignItems: 'flex-start', gap: space[8] });

// Next to the first line.
globalStyle(`${text} > svg`, { marginBlockStart: '2px' });

export const block = style([
  reservedSpace,
  {
    display: 'flex',
    gap: space[12],
    padding: space[20],
    border: '1px solid',
    borderRadius: radius.card,
  },
]);

export const mark = style({ flex: 'none', paddingBlockStart: space[4], selectors: { '&:empty': { display: 'none' } } });

export const heading = style(typography.heading);

export const action = style({ marginBlockStart: space[12] });

/** After the shapes, whose border colours these override. */
export const tones = styleVariants({
  neutral: { borderColor: colour.border, backgroundColor: colour.surfaceRaised },
  info: { borderColor: colour.accent, backgroundColor: colour.accentSoft },
  caution: { borderColor: colour.caution, backgroundColor: colour.cautionSoft },
  positive: { borderColor: colour.positive, backgroundColor: colour.positiveSoft },
  // Only the border is red: a red background is too loud, especially in the dark theme.
  critical: {
    borderColor: colour.border,
    borderInlineStart: `3px solid ${colour.critical}`,
    backgroundColor: colour.surfaceRaised,
  },
});
