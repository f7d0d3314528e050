import type { BinKind } from '@cpd/domain/bin';
import { type Sentence, sentence } from '@cpd/ui/language';

/** Names the deleted items of each kind. */
export const deletedTitles: Readonly<Record<BinKind, Sentence>> = {
  certificateGroup: sentence('Deleted certificate groups'),
  course: sentence('Deleted courses'),
  event: sentence('Deleted events'),
  question: sentence('Deleted questions'),
};
