import { style } from '@vanilla-extract/css';
import { buttonAtEnd, input, frame as inputFrame, roomAtEnd } from '../Field/Field.css.ts';
import { matchParent } from '../theme/atoms.ts';
import { vars } from '../theme/contract.css.ts';
import { space } from '../theme/scale.ts';

export const frame = style([inputFrame, { width: '20rem', maxWidth: '100%' }]);

export const glass = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: space[12],
  display: 'flex',
  alignItems: 'center',
  color: vars.colour.textMuted,
  pointerEvents: 'none',
});

export const box = style([
  input,
  roomAtEnd,
  {
    paddingInlineStart: '36px',
    ...matchParent,
    selectors: {
      '&::-webkit-search-cancel-button': { display: 'none' },
      // An empty field has no Clear button.
      '&:placeholder-shown': { paddingInlineEnd: space[12], textOverflow: 'ellipsis' },
    },
  },
]);

export const clear = style([buttonAtEnd, { selectors: { '[data-empty] > &': { display: 'none' } } }]);
