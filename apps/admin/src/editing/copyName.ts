import { cleanText } from '@cpd/domain/text';
import { say } from '@cpd/ui/language';

/**
 * Names a copy in the language of the page, 'Copy of …', without the marks that isolate the name in a sentence.
 *
 * @param maxLength In UTF-16 units. A longer name is cut within that of the original.
 */
export function copyName(kind: 'line' | 'text', original: string, maxLength: number): string {
  const name = cleanText(kind, say('Copy of {title}', { title: original })).replace(/[\u2066-\u2069]/gu, '');
  const surplus = name.length - maxLength;
  if (surplus <= 0) return name;
  const kept = original.slice(0, -surplus - 1).replace(/[\ud800-\udbff]$/, '');
  return copyName(kind, `${kept}…`, maxLength);
}
