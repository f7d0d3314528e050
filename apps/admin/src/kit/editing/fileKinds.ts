import { type UploadKind, uploadRules } from '@cpd/domain/upload';
import { type FileKind, fileKind } from '@cpd/ui/DropZone';
import { say, sentence } from '@cpd/ui/language';

const chooseLabels = {
  image: sentence('Choose Image (PNG/JPEG)'),
  pdf: sentence('Choose PDF Files'),
};

/** What a drop zone takes and says. */
export function fileKindOf(kind: UploadKind): FileKind {
  const rule = uploadRules[kind];
  return fileKind({ ...rule, label: say(rule.label), chooseLabel: say(chooseLabels[kind]) });
}
