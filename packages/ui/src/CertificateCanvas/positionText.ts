import { isAtEdge, middleOf } from '@cpd/domain/certificate';

/** Returns the position of the name line as a text. */
export function positionText(position: number, imageHeight: number): string {
  const text = `${position} ${position === 1 ? 'pixel' : 'pixels'} from the top`;
  if (position === middleOf(imageHeight)) return `${text}, the centre`;
  if (isAtEdge(position, 'up', imageHeight)) return `${text}, the top edge`;
  return isAtEdge(position, 'down', imageHeight) ? `${text}, the bottom edge` : text;
}
