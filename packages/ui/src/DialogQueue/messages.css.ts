import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

export const description = style({ display: 'grid', gap: space[8] });

export const message = style({ whiteSpace: 'pre-line' });

export const code = style({ ...typography.code, color: vars.colour.textMuted });
