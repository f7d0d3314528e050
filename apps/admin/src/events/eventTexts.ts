import { forKeyword, type ListTexts } from '@cpd/ui/ListScreen';
import { sentence } from '@cpd/ui/language';

export const eventListTexts = {
  none: sentence('No events yet.'),
  failed: sentence('Events could not be loaded'),
  noMatch: forKeyword(sentence('No events match.'), (keyword) => sentence('No events match “{keyword}”.', { keyword })),
} satisfies ListTexts;
