import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;
const isNarrow = '(width < 380px)';

/** The container whose width decides about two columns. */
export const list = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  width: '100%',
  ...typography.body,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[8],
  rowGap: space[2],
  '@container': { [isNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const field = style({ gridColumn: '1 / -1', color: colour.textMuted, ...typography.caption });

const value = style({
  minWidth: 0,
  padding: `${space[4]} ${space[8]}`,
  borderInlineStart: '3px solid',
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const before = style([value, { borderColor: colour.critical, backgroundColor: colour.surfaceSunken }]);

export const after = style([value, { borderColor: colour.positive, backgroundColor: colour.surfaceSunken }]);

export const none = style({ color: colour.textMuted });
