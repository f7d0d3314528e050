import { style } from '@vanilla-extract/css';
import { input, frame as inputFrame } from '../Field/Field.css.ts';
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

const glassPadding = '2.25rem';
const endPadding = '2.5rem';

export const box = style([
  input,
  {
    // Positioned in the direction of the page: the direction of the input follows its text.
    padding: `7px ${endPadding} 7px ${glassPadding}`,
    ...matchParent,
    selectors: {
      // An empty field has no Clear button.
      '&:placeholder-shown': { textOverflow: 'ellipsis', paddingRight: space[8] },
      '[dir="rtl"] &': { padding: `7px ${glassPadding} 7px ${endPadding}` },
      '[dir="rtl"] &:placeholder-shown': { paddingLeft: space[8] },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
]);
