import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const ring = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    borderRadius: '50%',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineEndColor: 'transparent',
    // Forced-colors mode would close the gap of the ring.
    forcedColorAdjust: 'none',
    animation: `${turn} 800ms linear infinite`,
  },
  variants: {
    size: {
      small: { width: '14px', height: '14px', borderWidth: '2px' },
      medium: { width: '20px', height: '20px', borderWidth: '2px' },
      large: { width: '36px', height: '36px', borderWidth: '3px' },
    },
  },
});

export const frame = style({ display: 'inline-flex', verticalAlign: 'middle' });
