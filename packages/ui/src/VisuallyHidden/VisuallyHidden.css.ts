import { style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from './visuallyHiddenRules.ts';

export const visuallyHidden = style(visuallyHiddenRules);
