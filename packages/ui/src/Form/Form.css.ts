import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

/** The fields, one above the other. */
export const form = style({ display: 'flex', flexDirection: 'column', gap: space[20] });

// A column of at most 640 px, which a part with a width of its own leaves.
globalStyle(`:where(${form} > *)`, { maxWidth: '640px' });

// A button is as wide as its words, unless it says otherwise.
globalStyle(`${form} > button`, { alignSelf: 'flex-start' });

/** How many fields are wrong; what is wrong with each stands at the field. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${vars.colour.border}`,
  borderInlineStart: `3px solid ${vars.colour.critical}`,
  borderRadius: radius.control,
  backgroundColor: vars.colour.surfaceRaised,
  color: vars.colour.criticalText,
  ...typography.label,
});
