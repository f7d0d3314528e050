import { media } from '@cpd/ui/theme';
import { style } from '@vanilla-extract/css';

/** Only on devices that usually have a keyboard. Elsewhere, the list of shortcuts has the same choice. */
export const keyboard = style({ '@media': { [media.handheld]: { display: 'none' } } });

/** Focusable by links only, so that Tab continues from here. */
export const section = style({ outline: 'none' });
