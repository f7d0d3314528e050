import { forKeyword, type ListTexts } from '@cpd/ui/ListScreen';
import { sentence } from '@cpd/ui/language';

export const courseListTexts = {
  none: sentence('No courses yet.'),
  failed: sentence('Courses could not be loaded'),
  noMatch: forKeyword(sentence('No courses match.'), (keyword) =>
    sentence('No courses match “{keyword}”.', { keyword }),
  ),
} satisfies ListTexts;
