import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space } from '../theme/scale.ts';

const { colour } = vars;

/** A word on a tinted pill. */
export const badge = recipe({
  base: {
    display: 'inline-block',
    padding: `1px ${space[8]}`,
    borderRadius: radius.pill,
    fontSize: fontSize[12],
    fontWeight: fontWeight.medium,
    lineHeight: '18px',
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
  },
  variants: {
    tone: {
      neutral: { backgroundColor: colour.surfaceHover, color: colour.textMuted },
      accent: { backgroundColor: colour.accentSoft, color: colour.accentText },
      positive: { backgroundColor: colour.positiveSoft, color: colour.positiveText },
      caution: { backgroundColor: colour.cautionSoft, color: colour.cautionText },
      critical: { backgroundColor: colour.criticalSoft, color: colour.criticalText },
    },
  },
});
