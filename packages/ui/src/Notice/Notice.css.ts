import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { radius, space } from '../theme/scale.ts';

const { colour } = vars;

/** The strip: sign and words left, the way on right. */
export const notice = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[8]} ${space[16]}`,
    padding: `${space[12]} ${space[16]}`,
    border: '1px solid',
    borderRadius: radius.control,
  },
  variants: {
    tone: {
      info: { borderColor: colour.accent, backgroundColor: colour.accentSoft, color: colour.accentText },
      caution: { borderColor: colour.caution, backgroundColor: colour.cautionSoft, color: colour.cautionText },
    },
  },
});

/** The sign and the words. */
export const words = style({ display: 'flex', alignItems: 'center', gap: space[8] });
