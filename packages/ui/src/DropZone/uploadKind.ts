import { uploadRules } from '@cpd/domain/upload';
import { say, sentence } from '../language/index.ts';
import { type FileKind, fileKind } from './sortFiles.ts';

const chooseLabels = {
  image: sentence('Choose Image (PNG/JPEG)'),
  pdf: sentence('Choose PDF Files'),
};

/** What a drop zone for uploads takes and says. The types of `packages/domain` are not packed. */
export function uploadKind(kind: 'image' | 'pdf'): FileKind {
  const rule = uploadRules[kind];
  return fileKind({ ...rule, label: say(rule.label), chooseLabel: say(chooseLabels[kind]) });
}
