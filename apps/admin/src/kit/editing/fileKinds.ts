import { type UploadKind, uploadProblem, uploadRules } from '@cpd/domain/upload';
import type { FileKind } from '@cpd/ui/DropZone';

/** What the drop zones take and say. */
export const fileKinds: Readonly<Record<UploadKind, FileKind>> = {
  image: fileKind('image', 'Choose Image (PNG/JPEG)'),
  pdf: fileKind('pdf', 'Choose PDF Files'),
};

function fileKind(kind: UploadKind, chooseLabel: string): FileKind {
  return { ...uploadRules[kind], chooseLabel, rejectionReason: (file) => uploadProblem(file, kind) };
}
