import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

/** The colour of a sign, and of the words beside it. */
export const signTones = styleVariants({
  neutral: {},
  info: { color: colour.accentText },
  caution: { color: colour.cautionText },
  positive: { color: colour.positiveText },
  critical: { color: colour.criticalText },
});

/** Has the corners of what it frames, for the ring of a focus. */
export const frame = style({ borderRadius: radius.control });

/** Keeps its place until it is said. */
const unsaid = style({ selectors: { '&[data-unsaid]': { visibility: 'hidden' } } });

export const strip = style([
  unsaid,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[12]} ${space[16]}`,
    padding: `${space[12]} ${space[16]}`,
    border: '1px solid',
    borderRadius: radius.control,
  },
]);

export const words = style({ display: 'flex', alignItems: 'flex-start', gap: space[8] });

// Beside the first line, however many follow.
globalStyle(`${words} > svg`, { marginBlockStart: '2px' });

export const block = style([
  unsaid,
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

/** In the colours of what it means; after the shapes, whose borders these colour. */
export const tones = styleVariants({
  neutral: { borderColor: colour.border, backgroundColor: colour.surfaceRaised },
  info: { borderColor: colour.accent, backgroundColor: colour.accentSoft },
  caution: { borderColor: colour.caution, backgroundColor: colour.cautionSoft },
  positive: { borderColor: colour.positive, backgroundColor: colour.positiveSoft },
  // Its edge says it: a whole ground of red shouts, in the dark most of all.
  critical: {
    borderColor: colour.border,
    borderInlineStart: `3px solid ${colour.critical}`,
    backgroundColor: colour.surfaceRaised,
  },
});
