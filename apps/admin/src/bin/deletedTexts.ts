import type { BinKind } from '@cpd/domain/bin';
import type { ListTexts } from '@cpd/ui/ListScreen';
import { sentence } from '@cpd/ui/language';

/** What the lists of deleted items say instead of rows. */
export const deletedTexts: Readonly<Record<BinKind, ListTexts>> = {
  certificateGroup: {
    none: sentence('No deleted certificate groups.'),
    failed: sentence('Deleted certificate groups could not be loaded'),
    noMatch: (keyword) => sentence('No deleted certificate groups match “{keyword}”.', { keyword }),
  },
  course: {
    none: sentence('No deleted courses.'),
    failed: sentence('Deleted courses could not be loaded'),
    noMatch: (keyword) => sentence('No deleted courses match “{keyword}”.', { keyword }),
  },
  event: {
    none: sentence('No deleted events.'),
    failed: sentence('Deleted events could not be loaded'),
    noMatch: (keyword) => sentence('No deleted events match “{keyword}”.', { keyword }),
  },
  question: {
    none: sentence('No deleted questions.'),
    failed: sentence('Deleted questions could not be loaded'),
  },
};
