import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const holdButton = style({ display: 'inline-flex', minWidth: 0, maxWidth: '100%' });

// A long touch must not scroll the page, select the text or open a menu.
globalStyle(`${holdButton} > button`, { touchAction: 'none', WebkitTouchCallout: 'none' });
globalStyle(`${holdButton} > button[data-held]`, { backgroundColor: vars.colour.surfacePressed });
globalStyle(`${holdButton} > button[aria-disabled="true"]`, { color: vars.colour.textDisabled, cursor: 'not-allowed' });
