import { style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { elevation } from './elevation.ts';
import { radius } from './scale.ts';

/** What opens beside a control lies on this: a menu, a list of choices, a few words. */
export const paper = style({
  maxWidth: 'calc(100vw - 16px)',
  overflow: 'auto',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: radius.card,
  backgroundColor: vars.colour.surfaceRaised,
  color: vars.colour.text,
  boxShadow: elevation.popover,
});
