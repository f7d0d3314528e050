import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

/** Does not keep the bar from sticking to the window. */
export const frame = style({ display: 'contents' });

export const progress = style({ display: 'inline-flex', alignItems: 'center', gap: space[12] });

globalStyle(`${progress} > progress`, { width: '8rem', accentColor: vars.colour.accent });

export const failures = style({ maxHeight: '30vh', overflowY: 'auto', color: vars.colour.text });

globalStyle(`${failures} li`, { overflowWrap: 'anywhere' });
