import { isAtEdge, middleOf } from '@cpd/domain/certificate';

/** Says in words where the name line stands on a template of so many pixels of height. */
export function positionText(position: number, imageHeight: number): string {
  const text = `${position} ${position === 1 ? 'pixel' : 'pixels'} from the top`;
  if (position === middleOf(imageHeight)) return `${text}, the middle`;
  if (isAtEdge(position, 'up', imageHeight)) return `${text}, the top edge`;
  return isAtEdge(position, 'down', imageHeight) ? `${text}, the bottom edge` : text;
}
