import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { media, radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

const { colour } = vars;

export const badge = recipe({
  base: {
    ...typography.caption,
    fontWeight: typography.label.fontWeight,
    lineHeight: '1.5',
    whiteSpace: 'nowrap',
  },
  variants: {
    look: {
      pill: {
        display: 'inline-block',
        padding: `1px ${space[8]}`,
        borderRadius: radius.pill,
        '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
      },
      dot: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[6],
        // Forced-colors mode keeps borders, but not backgrounds.
        selectors: { '&::before': { content: '', border: '3px solid currentColor', borderRadius: radius.pill } },
      },
    },
    size: {
      small: {},
      large: {
        ...typography.heading,
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[6],
        padding: `${space[4]} ${space[12]}`,
      },
    },
    tone: {
      neutral: { color: colour.textMuted },
      accent: { color: colour.accentText },
      positive: { color: colour.positiveText },
      caution: { color: colour.cautionText },
      critical: { color: colour.criticalText },
    },
  },
  compoundVariants: [
    // The part after the slash is the alternative text for screen readers: none.
    { variants: { size: 'large', tone: 'positive' }, style: { selectors: { '&::before': { content: '"✓" / ""' } } } },
    ...(
      [
        ['neutral', colour.surfaceHover],
        ['accent', colour.accentSoft],
        ['positive', colour.positiveSoft],
        ['caution', colour.cautionSoft],
        ['critical', colour.criticalSoft],
      ] as const
    ).map(([tone, backgroundColor]) => ({ variants: { look: 'pill' as const, tone }, style: { backgroundColor } })),
  ],
});
