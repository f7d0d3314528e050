import { style, styleVariants } from '@vanilla-extract/css';
import { wrappingRow } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { fontWeight, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';
import { visuallyHiddenRules } from '../VisuallyHidden/visuallyHiddenRules.ts';

const { colour } = vars;
const isNarrow = '(width < 380px)';

/** The container whose width decides about two columns. */
export const list = style({
  containerType: 'inline-size',
  ...wrappingRow,
  gap: `${space[4]} ${space[16]}`,
  // Next to a text it takes the rest of the line.
  flex: '1 1 12rem',
  overflowWrap: 'anywhere',
  ...typography.body,
});

export const entries = styleVariants({
  inline: { ...wrappingRow, gap: `0 ${space[6]}`, minWidth: 0 },
  long: {
    display: 'grid',
    flex: '1 0 100%',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space[8],
    rowGap: space[2],
    '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
});

export const fields = styleVariants({
  inline: {},
  long: { gridColumn: '1 / -1', color: colour.textMuted, ...typography.caption },
});

const box = style({
  minWidth: 0,
  padding: `${space[4]} ${space[8]}`,
  borderInlineStart: '3px solid',
  borderRadius: radius.control,
  backgroundColor: colour.surfaceSunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const befores = styleVariants({
  inline: { minWidth: 0, color: colour.textMuted },
  long: [box, { borderColor: colour.critical }],
});

export const actionBelow = style({ marginBlockStart: space[4] });
export const actionAtEnd = style({ fontWeight: fontWeight.regular });

/** A value that was empty is hidden: 'PDF anatomy.pdf' says enough. */
export const hiddenBefore = style(visuallyHiddenRules);

export const afters = styleVariants({
  inline: {
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    minWidth: 0,
    fontWeight: fontWeight.semibold,
    selectors: {
      // The part after the slash is the alternative text for screen readers: none.
      '&::before': { content: '"→" / ""', color: colour.textMuted, fontWeight: fontWeight.regular },
      '[dir="rtl"] &::before': { content: '"←" / ""' },
      [`${hiddenBefore} + &::before`]: { content: 'none' },
    },
  },
  long: [box, { borderColor: colour.positive, selectors: { [`${hiddenBefore} + &`]: { gridColumn: '1 / -1' } } }],
});

export const old = style({ textDecorationLine: 'line-through' });

export const none = style({ color: colour.textMuted, fontWeight: fontWeight.regular });
