import { forKeyword, type ListTexts } from '@cpd/ui/ListScreen';
import { sentence } from '@cpd/ui/language';

export const changeListTexts = {
  none: sentence('No changes yet.'),
  failed: sentence('Changes could not be loaded'),
  noMatch: forKeyword(sentence('No changes match.'), (keyword) =>
    sentence('No changes match “{keyword}”.', { keyword }),
  ),
} satisfies ListTexts;
