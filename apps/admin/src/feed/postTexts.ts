import { forKeyword, type ListTexts } from '@cpd/ui/ListScreen';
import { sentence } from '@cpd/ui/language';

export const postListTexts = {
  none: sentence('No posts yet.'),
  failed: sentence('Posts could not be loaded'),
  noMatch: forKeyword(sentence('No posts match.'), (keyword) => sentence('No posts match “{keyword}”.', { keyword })),
} satisfies ListTexts;
