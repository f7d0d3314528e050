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

/** The list of what is wrong. */
export const summary = style({
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${vars.colour.border}`,
  borderInlineStart: `3px solid ${vars.colour.critical}`,
  borderRadius: radius.control,
  backgroundColor: vars.colour.surfaceRaised,
});

/** The heading of the list. */
export const summaryTitle = style(typography.label);

/** A way from the list to the field. */
export const summaryLink = style({
  display: 'inline-block',
  paddingBlock: '3px',
  color: vars.colour.criticalText,
  textUnderlineOffset: '2px',
});
