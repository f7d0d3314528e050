import type { FieldValue } from './change.ts';

/** Says what a field held: a text, a number, the name of what it showed, or 'an image'; '' for nothing. */
export function valueText(value: FieldValue): string {
  if (value === null) return '';
  if (typeof value !== 'object') return String(value);
  if (!('_id' in value)) return value.length === 0 ? '' : value.length === 1 ? '1 image' : `${value.length} images`;
  return value.name ?? 'an image';
}
