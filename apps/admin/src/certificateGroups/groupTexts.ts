import { forKeyword, type ListTexts } from '@cpd/ui/ListScreen';
import { sentence } from '@cpd/ui/language';

export const groupListTexts = {
  none: sentence('No certificate groups yet.'),
  failed: sentence('Certificate groups could not be loaded'),
  noMatch: forKeyword(sentence('No certificate groups match.'), (keyword) =>
    sentence('No certificate groups match “{keyword}”.', { keyword }),
  ),
} satisfies ListTexts;
