import { style } from '@vanilla-extract/css';
import { input } from '../Field/Field.css.ts';
import { typography } from '../theme/typography.ts';

export const number = style([input, { maxWidth: '160px', ...typography.number }]);
