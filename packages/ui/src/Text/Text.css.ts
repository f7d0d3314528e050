import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { anyScript, typography } from '../theme/typography.ts';

const text = style({ ...anyScript, overflowWrap: 'anywhere' });

export const tones = styleVariants({
  inherit: [text],
  muted: [text, { color: vars.colour.textMuted }],
  positive: [text, { color: vars.colour.positiveText }],
});

export const sizes = styleVariants({ inherit: {}, small: typography.note });

export const written = style({ whiteSpace: 'pre-line', textWrap: 'pretty' });
