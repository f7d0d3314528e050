import { globalStyle, style } from '@vanilla-extract/css';
import { requiredMark } from '../Field/Field.css.ts';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const form = style({ display: 'flex', flexDirection: 'column', gap: space[20] });

// A column of at most 640 px at the browser's default text size, unless a part sets its own width.
globalStyle(`:where(${form} > *)`, { maxWidth: '40rem' });

const unmarked = style({});

globalStyle(`${unmarked} ${requiredMark}`, { display: 'none' });

export const forms = { marked: form, unmarked: `${form} ${unmarked}` };

// A button is as wide as its label.
globalStyle(`${form} > button`, { alignSelf: 'flex-start' });

/** The number of invalid fields. */
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
