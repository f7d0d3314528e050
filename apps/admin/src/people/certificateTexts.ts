import { forKeyword, type ListTexts } from '@cpd/ui/ListScreen';
import { sentence } from '@cpd/ui/language';

export const certificateListTexts = {
  none: sentence('No certificates yet.'),
  failed: sentence('Certificates could not be loaded'),
  noMatch: forKeyword(sentence('No certificates match.'), (keyword) =>
    sentence('No certificates match “{keyword}”.', { keyword }),
  ),
} satisfies ListTexts;
