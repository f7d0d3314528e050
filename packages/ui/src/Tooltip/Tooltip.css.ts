import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { elevation } from '../theme/elevation.ts';
import { radius, space } from '../theme/scale.ts';
import { typography } from '../theme/typography.ts';

/** Wraps the anchor without affecting the layout. */
export const anchor = style({
  display: 'inline-flex',
  maxWidth: '100%',
  minWidth: 0,
});

export const blockAnchor = style([anchor, { display: 'flex' }]);

/** Below its anchor, or above it without space below, and inside the window. */
export const bubble = style({
  position: 'fixed',
  positionArea: 'block-end',
  positionTryFallbacks: 'flip-block',
  inset: 'auto',
  width: 'max-content',
  maxWidth: 'min(320px, calc(100vw - 16px))',
  margin: `${space[6]} ${space[8]}`,
  padding: `${space[4]} ${space[8]}`,
  border: `1px solid ${vars.colour.barEdge}`,
  borderRadius: radius.control,
  backgroundColor: vars.colour.bar,
  color: vars.colour.onBar,
  ...typography.caption,
  overflowWrap: 'anywhere',
  boxShadow: elevation.hint,
});
