import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const list = style({ columns: '15rem', columnGap: space[24], marginBlockEnd: `-${space[8]}` });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[12],
  breakInside: 'avoid',
  paddingBlockEnd: space[8],
});

/** Next to a command they are a hint, which a device without a keyboard does not need. In the list they are the content. */
export const keys = style({
  display: 'flex',
  gap: space[4],
  '@media': { [media.handheld]: { display: 'none' } },
  selectors: { [`${list} &`]: { display: 'flex' } },
});

export const keyCap = style({
  minWidth: space[24],
  padding: `${space[2]} ${space[6]}`,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.control,
  backgroundColor: vars.colour.surfaceSunken,
  ...typography.code,
  textAlign: 'center',
});
