import type { BinKind } from '@cpd/domain/bin';
import type { ListTexts } from '@cpd/ui/ListScreen';
import { type Sentence, sentence } from '@cpd/ui/language';

/** The titles of the lists of deleted items, and what they say instead of rows. */
export const deletedTexts: Readonly<Record<BinKind, ListTexts & { readonly title: Sentence }>> = {
  certificateGroup: {
    title: sentence('Deleted certificate groups'),
    none: sentence('No deleted certificate groups.'),
    failed: sentence('Deleted certificate groups could not be loaded'),
    noMatch: (keyword) => sentence('No deleted certificate groups match “{keyword}”.', { keyword }),
  },
  course: {
    title: sentence('Deleted courses'),
    none: sentence('No deleted courses.'),
    failed: sentence('Deleted courses could not be loaded'),
    noMatch: (keyword) => sentence('No deleted courses match “{keyword}”.', { keyword }),
  },
  event: {
    title: sentence('Deleted events'),
    none: sentence('No deleted events.'),
    failed: sentence('Deleted events could not be loaded'),
    noMatch: (keyword) => sentence('No deleted events match “{keyword}”.', { keyword }),
  },
  question: {
    title: sentence('Deleted questions'),
    none: sentence('No deleted questions.'),
    failed: sentence('Deleted questions could not be loaded'),
  },
};
