import { style } from '@vanilla-extract/css';
import { option as listOption } from '../Select/OptionList.css.ts';
import { ellipsis, matchParent, placeholder } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { media, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

export const boxRow = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[12],
  paddingInline: space[16],
  borderBlockEnd: `1px solid ${colour.border}`,
  color: colour.textMuted,
});

export const box = style({
  flex: 1,
  minWidth: 0,
  height: '52px',
  border: 0,
  backgroundColor: 'transparent',
  color: colour.text,
  ...typography.heading,
  fontWeight: typography.body.fontWeight,
  outline: 'none',
  selectors: { '&::placeholder': placeholder },
});

export const list = style({
  flex: 1,
  minHeight: 0,
  padding: space[8],
  overflowY: 'auto',
  outline: 'none',
  selectors: { '&[data-empty]': { flex: 'none', padding: 0 } },
});

export const title = style({
  ...typography.caption,
  ...matchParent,
  fontWeight: typography.label.fontWeight,
  padding: `${space[8]} ${space[12]} ${space[4]}`,
  color: colour.textMuted,
});

export const option = style([
  listOption,
  {
    gap: space[12],
    padding: `${space[8]} ${space[12]}`,
    selectors: {
      '&[data-hovered]:not([data-focused])': { backgroundColor: colour.surfaceHover },
      '&[data-focused]': { color: colour.accentText },
    },
  },
]);

export const name = style({ flex: 1, minWidth: 0, ...ellipsis, ...matchParent });

export const hint = style({
  ...typography.caption,
  maxWidth: '45%',
  ...ellipsis,
  ...matchParent,
  color: colour.textMuted,
  '@media': { [media.narrow]: { maxWidth: '35%' } },
});

export const nothing = style({
  color: colour.textMuted,
  selectors: { '&:not(:empty)': { padding: `${space[32]} ${space[12]}`, textAlign: 'center' } },
});

/** A line below the items. */
export const message = style({
  flex: 'none',
  color: colour.textMuted,
  ...typography.note,
  selectors: { '&:not(:empty)': { padding: `${space[8]} ${space[20]}` } },
});

/** The keyboard shortcut of an item, on devices with a keyboard. */
export const keys = style({ '@media': { [media.touch]: { display: 'none' } } });

/** The keys of the palette, at its lower edge. */
export const footer = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[16]}`,
  marginBlockStart: 'auto',
  padding: `${space[8]} ${space[20]}`,
  borderBlockStart: `1px solid ${colour.border}`,
  ...typography.caption,
  color: colour.textMuted,
  '@media': { [media.touch]: { display: 'none' } },
});

export const footerKey = style({ display: 'flex', alignItems: 'center', gap: space[6] });
