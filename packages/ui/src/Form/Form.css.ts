import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { fontWeight, radius, space } from '../theme/scale.ts';

/** One column of at most 640 px. */
export const form = style({ maxWidth: '640px' });

/** The fields, one above the other. */
export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[20] });

// A button is as wide as its words, unless it says otherwise.
globalStyle(`${fields} > button`, { alignSelf: 'flex-start' });

/** The list of what is wrong. */
export const summary = style({
  padding: `${space[12]} ${space[16]}`,
  border: `1px solid ${vars.colour.critical}`,
  borderRadius: radius.control,
  backgroundColor: vars.colour.criticalSoft,
});

/** The heading of the list. */
export const summaryTitle = style({ fontWeight: fontWeight.semibold });

/** A way from the list to the field. */
export const summaryLink = style({
  display: 'inline-block',
  paddingBlock: '3px',
  color: vars.colour.criticalText,
  textUnderlineOffset: '2px',
});
