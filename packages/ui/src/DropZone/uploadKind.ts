import { type UploadKind, uploadRules } from '@cpd/domain/upload';
import { say, sentence } from '../language/index.ts';
import { type FileKind, fileKind } from './sortFiles.ts';

const chooseLabels = {
  image: sentence('Choose Image (PNG/JPEG)'),
  pdf: sentence('Choose PDF Files'),
};

/** What a drop zone for uploads takes and says. */
export function uploadKind(kind: UploadKind): FileKind {
  const rule = uploadRules[kind];
  return fileKind({ ...rule, label: say(rule.label), chooseLabel: say(chooseLabels[kind]) });
}
