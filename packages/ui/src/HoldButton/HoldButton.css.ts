import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const holdButton = style({ display: 'inline-flex', minWidth: 0, maxWidth: '100%' });

// A finger that rests on the button must neither scroll the page, nor mark its text, nor call up a menu.
globalStyle(`${holdButton} > button`, { touchAction: 'none', WebkitTouchCallout: 'none' });
globalStyle(`${holdButton} > button[data-held]`, { backgroundColor: vars.colour.surfacePressed });
globalStyle(`${holdButton} > button[aria-disabled="true"]`, { color: vars.colour.textDisabled, cursor: 'not-allowed' });
