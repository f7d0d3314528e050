import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { typography } from '../theme/typography.ts';

/** What is said or asked, in lines of its own. */
export const message = style({ whiteSpace: 'pre-line' });

/** The server's code. */
export const code = style({ ...typography.code, color: vars.colour.textMuted });
