import { isAtEdge, middleOf } from '@cpd/domain/namePlacing';
import { say } from '../language/index.ts';

/** Returns the position of the name line as a text. */
export function positionText(position: number, imageHeight: number): string {
  if (position === middleOf(imageHeight)) {
    return say('{position, plural, one {# pixel} other {# pixels}} from the top, the centre', { position });
  }
  if (isAtEdge(position, 'up', imageHeight)) {
    return say('{position, plural, one {# pixel} other {# pixels}} from the top, the top edge', { position });
  }
  return isAtEdge(position, 'down', imageHeight)
    ? say('{position, plural, one {# pixel} other {# pixels}} from the top, the bottom edge', { position })
    : say('{position, plural, one {# pixel} other {# pixels}} from the top', { position });
}
